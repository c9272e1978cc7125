import { middleOf } from './measure.ts';

/**
 * What the work that tells the pace takes where limits in time were set (2026-11-27): a loop, a sort and JSON both ways
 * on a core that nothing disturbs; and a page styled and drawn anew, reckoned from what opening the columns of the live
 * table took there, and takes beside it here by the same commit.
 */
const tookThereMs = { processor: 60, browser: 80 };
export type Worker = keyof typeof tookThereMs;

const goes = 5;
const noted: Record<Worker, number[]> = { processor: [], browser: [] };
const told: Record<Worker, number> = { processor: 0, browser: 0 };

/** Does the same work a few times, and answers how many times as long as there it takes here right now. */
export function notePace(): number {
  const took = Array.from({ length: goes }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  const ms = middleOf(took);
  note('processor', ms);
  return ms / tookThereMs.processor;
}

/** Notes how long the work has taken that is always the same. */
export function note(worker: Worker, ms: number): void {
  noted[worker].push(ms / tookThereMs[worker]);
}

/** How many times as long as there that took here, on average, since this was asked last; else, when it was noted last. */
export function tookLately(worker: Worker): number {
  const all = noted[worker];
  const since = all.slice(Math.min(told[worker], all.length - 1));
  told[worker] = all.length;
  return since.reduce((sum, pace) => sum + pace, 0) / since.length;
}

/** How many times as long as there that took here: over the whole run, in its middle, and where it was quickest and slowest. */
export function tellPace(): { middle: number; quickest: number; slowest: number } {
  const { processor } = noted;
  return { middle: middleOf(processor), quickest: Math.min(...processor), slowest: Math.max(...processor) };
}

function work(): number {
  let seed = 1;
  const rows = Array.from({ length: 40_000 }, (_, place) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id: `row-${place}`, figure: seed, isSo: seed % 2 === 0, words: 'Spend and results per day' };
  });
  const read = JSON.parse(JSON.stringify(rows.toSorted((one, other) => one.figure - other.figure)));
  return (read as typeof rows).reduce((sum, { figure, isSo }) => (isSo ? sum + figure : sum), 0);
}
