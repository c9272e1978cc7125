import type { DailyFigures } from '#contract/live/live-figures.ts';

/** Up to so many a day, a line between the days would draw mountains that nobody saw. */
export const mostOfFew = 3;

/** Whether results are so few that each day stands by itself, and no line goes from one to the next. */
export function areFew({ days, before }: DailyFigures): boolean {
  return isFew([...days, ...before].map(({ results }) => results));
}

/** The same of one count a day. */
export function isFew(counts: readonly number[]): boolean {
  return counts.every((count) => count <= mostOfFew);
}
