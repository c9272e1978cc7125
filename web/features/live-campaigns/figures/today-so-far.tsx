import type { DayFigures } from '#contract/live/live-figures.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';

/** What a day that is not over has cost and brought up to now. */
export function TodaySoFar({ today, currency }: { today: DayFigures; currency: string }) {
  return (
    <p className="text-sm">
      <span className="text-muted">{m.livecharts_so_far_on({ day: formatDay(today.day) })}</span>{' '}
      <span className="font-medium">
        {m.livecharts_so_far_figures({
          spend: formatMoney(today.spendMinor, currency),
          results: today.results,
          shown: formatWhole(today.results),
        })}
      </span>
    </p>
  );
}
