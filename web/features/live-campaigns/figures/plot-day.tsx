import { formatRoundMoney } from '#web/money.ts';
import { detailsWords } from '#web/operations/details-words.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import type { PlotPoint } from './plot-points.ts';

/** More would cover the chart. */
const mostMarks = 3;

interface PlotDayProps {
  point: PlotPoint;
  currency: string;
  unit: string;
}

/** What a chart says of a day: what it cost and brought, what the day before in its place did, and what was changed. */
export function PlotDay({ point, currency, unit }: PlotDayProps) {
  const { day, spend, spendSoFar, results, resultsSoFar, earlier, marks } = point;
  const at = spendSoFar === undefined ? formatDay(day) : m.livecharts_so_far_on({ day: formatDay(day) });
  const say = (minor: number, count: number) =>
    m.livecharts_day_figures({ spend: formatRoundMoney(minor, currency), count: formatWhole(count), unit });
  return (
    <PlotNote at={at} value={say(spend ?? spendSoFar ?? 0, results ?? resultsSoFar ?? 0)}>
      {earlier && (
        <p className="mt-1 text-muted">
          {m.livecharts_earlier({
            day: formatDay(earlier.day),
            value: say(earlier.spendMinor, earlier.results),
          })}
        </p>
      )}
      {marks.length > 0 && (
        <ul className="mt-1.5 max-w-64 space-y-1 border-t border-line pt-1.5">
          {marks.slice(0, mostMarks).map(({ id, details, by, campaignName }) => (
            <li key={id} className="[overflow-wrap:anywhere] whitespace-normal">
              {detailsWords(details)}
              <span className="block text-muted">
                {campaignName} · {by}
              </span>
            </li>
          ))}
          {marks.length > mostMarks && (
            <li className="text-muted">{m.livecharts_more_marks({ count: marks.length - mostMarks })}</li>
          )}
        </ul>
      )}
    </PlotNote>
  );
}
