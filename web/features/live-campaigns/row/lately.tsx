import type { LiveGlance } from '#contract/live/live-glances.ts';
import type { DayRange } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { SparkLine } from '#web/ui/plot/spark-line.tsx';
import { isFew, mostOfFew } from '../figures/few-results.ts';

/** What the row of a campaign shows besides its figures. */
export interface RowGlance extends LiveGlance {
  days: DayRange | null;
}

/** What a campaign brought lately, day by day. */
export function Lately({ glance }: { glance: RowGlance | undefined }) {
  if (!glance?.days || glance.results.length < 2) return <span className="text-muted">{m.live_none()}</span>;
  const { days, results } = glance;
  const sum = results.reduce((all, each) => all + each, 0);
  if (sum === 0) return <span className="text-muted">{m.live_none()}</span>;
  return (
    <SparkLine
      values={results}
      highestBar={isFew(results) ? mostOfFew : undefined}
      label={m.live_lately({
        from: formatDay(days.since, { short: true }),
        to: formatDay(days.until, { short: true }),
        shown: formatWhole(sum),
      })}
    />
  );
}
