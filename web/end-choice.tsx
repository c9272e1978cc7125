import { daysAfter } from '#contract/days.ts';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { formatLongDay } from '#web/ui/format/format.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface EndChoiceProps {
  endsOn: string | null;
  /** By the calendar of the ad account. */
  today: string;
  /** The first day that Meta takes. */
  earliest: string;
  /** Below the day, while it is not too soon. */
  hint?: string | undefined;
  onChange: (endsOn: string | null) => void;
}

const daysToBeginWith = 28;

/** Until when a campaign runs: a last day, or said aloud that there is none. */
export function EndChoice({ endsOn, today, earliest, hint, onChange }: EndChoiceProps) {
  const [typed, setTyped] = useState<string>();
  const isTooSoon = endsOn !== null && endsOn < earliest;

  function take(text: string) {
    setTyped(text);
    // A year half typed is the year 20.
    if (text.startsWith('2')) onChange(text);
  }

  return (
    <div data-field="endsOn" className="space-y-5">
      <RadioCards
        legend={m.campaigns_end()}
        required
        value={endsOn === null ? 'never' : 'day'}
        onValueChange={(chosen) => {
          setTyped(undefined);
          onChange(chosen === 'never' ? null : daysAfter(today, daysToBeginWith));
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
            hint={isTooSoon ? undefined : hint}
            onValueChange={take}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
    </div>
  );
}
