import type { DailyFigures } from '#contract/live/live-figures.ts';

/** Up to so many a day, a line between the days would draw mountains that nobody saw. */
const mostOfFew = 3;

/** Whether results are so few that each day is a dot, and no line goes from one to the next. */
export function areFew({ days, before }: DailyFigures): boolean {
  return [...days, ...before].every(({ results }) => results <= mostOfFew);
}
