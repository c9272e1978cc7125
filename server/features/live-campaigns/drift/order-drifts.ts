import type { Drift, DriftConcern } from '#contract/live/drifts.ts';

const ranks: Record<DriftConcern, number> = { money: 0, brand: 1, none: 2 };

/**
 * In the order in which they are told everywhere: what concerns money, what a day may cost more by it first, then what
 * people see, then the rest; the newest first where that is the same.
 */
export function orderDrifts(drifts: Drift[]): Drift[] {
  return drifts.toSorted(
    (one, other) =>
      ranks[one.concern] - ranks[other.concern] ||
      raiseOf(other) - raiseOf(one) ||
      Date.parse(other.seenAt) - Date.parse(one.seenAt),
  );
}

function raiseOf({ worstDay }: Drift): number {
  return worstDay ? Math.max(0, worstDay.toMinor - worstDay.fromMinor) : 0;
}
