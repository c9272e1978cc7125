import type { DailyFigures, DayFigures } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';

export interface PlotPoint {
  day: string;
  /** Undefined for the day that is not over, and for those before it began: no line comes from them. */
  spend: number | undefined;
  results: number | undefined;
  /** Of the day that is not over, up to now. */
  spendSoFar: number | undefined;
  resultsSoFar: number | undefined;
  /** The same place in the period before. */
  earlier: DayFigures | undefined;
  marks: LiveMark[];
}

interface Told {
  marks: readonly LiveMark[];
  /** When there began to be something to tell of. */
  since?: string | undefined;
}

/** A single day would look like a wall. */
const fewestDays = 3;

/** The days of a chart: what each cost and brought, what the day in its place before did, and what was changed on it. */
export function plotPoints({ days, today, before }: DailyFigures, { marks, since = '' }: Told): PlotPoint[] {
  // In the account's own time a day may be another one: where something was spent, it counts.
  const begun = days.findIndex(
    ({ day, spendMinor, results }) => day >= since.slice(0, 10) || spendMinor + results > 0,
  );
  const points = days.map(({ day, spendMinor, results }, place) => {
    const isOver = day !== today;
    const isCounted = isOver && place >= begun;
    return {
      day,
      spend: isCounted ? spendMinor : undefined,
      results: isCounted ? results : undefined,
      spendSoFar: isOver ? undefined : spendMinor,
      resultsSoFar: isOver ? undefined : results,
      earlier: isOver ? before[place] : undefined,
      marks: marks.filter((mark) => mark.day === day),
    };
  });
  return points.slice(Math.max(0, Math.min(begun, days.length - fewestDays)));
}
