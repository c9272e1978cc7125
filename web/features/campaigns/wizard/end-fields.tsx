import { LastDay } from '#contract/campaigns/campaign.ts';
import { dayAt, daysAfter, earliestEnd } from '#contract/days.ts';
import { useState } from 'react';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatLongDay } from '#web/ui/format/format.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { mostInAll } from '../end-words.ts';
import type { StepProps } from './step-props.ts';

const daysToBeginWith = 28;

/** Until when it runs: a last day, or said aloud that there is none. */
export function EndFields({ fields, change, timeZone }: StepProps & { timeZone: string }) {
  const { endsOn, currency } = fields;
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState<string>();
  const earliest = earliestEnd(now, timeZone);
  const isTooSoon = endsOn !== null && endsOn < earliest;
  const most = isTooSoon ? undefined : mostInAll(fields, timeZone);

  function take(text: string) {
    setTyped(text);
    // A year half typed is the year 20.
    const { data: day } = LastDay.safeParse(text);
    if (day) change({ endsOn: day });
  }

  return (
    <Card title={m.campaigns_end_title()}>
      <div data-field="endsOn" className="space-y-5">
        <RadioCards
          legend={m.campaigns_end()}
          required
          value={endsOn === null ? 'never' : 'day'}
          onValueChange={(chosen) => {
            setTyped(undefined);
            change({ endsOn: chosen === 'never' ? null : daysAfter(dayAt(now, timeZone), daysToBeginWith) });
          }}
          options={[
            { value: 'never', title: m.campaigns_end_never(), text: m.campaigns_end_never_text() },
            { value: 'day', title: m.campaigns_end_on(), text: m.campaigns_end_on_text() },
          ]}
        />
        {endsOn !== null && (
          <div className="max-w-sm">
            <TextField
              label={m.campaigns_end_day()}
              name="endsOn"
              type="date"
              required
              min={earliest}
              value={typed ?? endsOn}
              error={isTooSoon ? m.campaigns_end_soon({ day: formatLongDay(earliest) }) : undefined}
              hint={
                most === undefined ? undefined : m.campaigns_end_most({ amount: formatMoney(most, currency) })
              }
              onValueChange={take}
              onBlur={() => setTyped(undefined)}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
