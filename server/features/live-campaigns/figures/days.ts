import { type Days, daysAfter, daysBetween } from '#contract/days.ts';

/** As many days, right before these. */
export function daysBefore({ since, until }: Days): Days {
  const count = daysBetween({ since, until });
  return { since: daysAfter(since, -count), until: daysAfter(since, -1) };
}

/** Each day from the first to the last. */
export function eachDay({ since, until }: Days): string[] {
  return Array.from({ length: daysBetween({ since, until }) }, (_, index) => daysAfter(since, index));
}
