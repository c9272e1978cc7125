import type { ReachEstimate } from '#contract/live/live-figures.ts';

/** So many times what a day ever cost is still told of: beyond it, nobody knows how many more are reached. */
const farthest = 3;

/** What the account's own ads have reached for as much, with two figures: more would promise what nobody knows. */
export function peopleFor(
  budgetMinor: number,
  currency: string,
  { daily, audience }: ReachEstimate,
): number | undefined {
  if (!daily || daily.currency !== currency) return undefined;
  if (budgetMinor > farthest * daily.mostPerDayMinor) return undefined;
  const people = Math.min((budgetMinor * daily.people) / daily.spendMinor, audience?.atMost ?? Infinity);
  return people < 1 ? undefined : Number(people.toPrecision(2));
}
