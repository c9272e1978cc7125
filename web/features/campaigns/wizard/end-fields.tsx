import { dayAt, earliestEnd } from '#contract/days.ts';
import { useState } from 'react';
import { mostInAll, mostWords } from '#web/campaign-end.ts';
import { EndChoice } from '#web/end-choice.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import type { StepProps } from './step-props.ts';

/** Until when it runs, and what it costs until then at most. */
export function EndFields({ fields, change, timeZone }: StepProps & { timeZone: string }) {
  const [now] = useState(() => Date.now());
  const most = mostInAll(fields, timeZone);
  return (
    <Card title={m.campaigns_end_title()}>
      <EndChoice
        endsOn={fields.endsOn}
        today={dayAt(now, timeZone)}
        earliest={earliestEnd(now, timeZone)}
        hint={most === undefined ? undefined : mostWords(most, fields.currency)}
        onChange={(endsOn) => change({ endsOn })}
      />
    </Card>
  );
}
