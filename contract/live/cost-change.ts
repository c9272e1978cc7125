import type { GoalFigures } from './live-figures.ts';

/** Fewer results than this are chance: a third one more would read as a great change. */
export const fewestResults = 5;
/** Less of a change than this is none. */
const leastChange = 0.005;

/** By how much a result has become dearer, as a fraction; null where it is too early to say. */
export function costChange({ spendMinor, results, before }: GoalFigures): number | null {
  if (!before || Math.min(results, before.results) < fewestResults || before.spendMinor === 0) return null;
  const change = spendMinor / results / (before.spendMinor / before.results) - 1;
  return Math.abs(change) < leastChange ? 0 : change;
}

/** The first whose cost can be compared with the week before, and by how much it has changed. */
export function findChange(goals: readonly GoalFigures[]): { goal: GoalFigures; change: number } | undefined {
  for (const goal of goals) {
    const change = costChange(goal);
    if (change !== null) return { goal, change };
  }
  return undefined;
}
