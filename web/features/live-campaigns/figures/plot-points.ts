import type { DailyFigures, DayFigures } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';

export interface PlotPoint {
  day: string;
  /** Undefined for the day that is not over. */
  spend: number | undefined;
  results: number | undefined;
  /** Of the day that is not over, up to now. */
  spendSoFar: number | undefined;
  resultsSoFar: number | undefined;
  /** The same place in the period before. */
  earlier: DayFigures | undefined;
  marks: LiveMark[];
}

/** The days of a chart: what each cost and brought, what the day in its place before did, and what was changed on it. */
export function plotPoints({ days, today, before }: DailyFigures, marks: readonly LiveMark[]): PlotPoint[] {
  return days.map(({ day, spendMinor, results }, place) => {
    const isOver = day !== today;
    return {
      day,
      spend: isOver ? spendMinor : undefined,
      results: isOver ? results : undefined,
      spendSoFar: isOver ? undefined : spendMinor,
      resultsSoFar: isOver ? undefined : results,
      earlier: isOver ? before[place] : undefined,
      marks: marks.filter((mark) => mark.day === day),
    };
  });
}
