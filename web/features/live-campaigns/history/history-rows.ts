import type { Operation } from '#contract/operations/operations.ts';
import { dayHere } from '#web/near-day.ts';

/** What was done at Meta: by a brake, or by somebody else. */
export interface Told {
  at: string;
  what: string;
  note: string;
  isBrake: boolean;
}

/** What was done from here, with the brakes that went along with it. */
export interface DoneRow {
  at: string;
  change: Operation;
  along: Operation | undefined;
}

/**
 * What was done from here and at Meta on each day, the newest first. Of what was done from here, given newest first, more
 * may be still to be read: what is older than the last of it waits until then.
 */
export function historyByDay(
  changes: Operation[],
  told: Told[],
  isWhole: boolean,
): Map<string, (DoneRow | Told)[]> {
  const oldest = changes.at(-1)?.startedAt ?? '';
  const rows = [...joinBrakes(changes), ...told.filter(({ at }) => isWhole || at > oldest)];
  const inTurn = rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return Map.groupBy(inTurn, ({ at }) => dayHere(Date.parse(at)));
}

/** Brakes that went along with a budget are one act with the last one before them. */
function joinBrakes(changes: Operation[]): DoneRow[] {
  const placeOfBudget = (brakesAt: number) =>
    changes.findIndex(({ details }, place) => place > brakesAt && details.kind === 'daily-budget');
  const isAlong = ({ details }: Operation) => details.kind === 'brakes' && details.follows === 'daily-budget';
  return changes.flatMap((change, place) => {
    if (isAlong(change) && placeOfBudget(place) >= 0) return [];
    const along = changes.find((each, at) => isAlong(each) && placeOfBudget(at) === place);
    return { at: change.startedAt, change, along };
  });
}
