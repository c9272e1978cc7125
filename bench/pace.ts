import { middleOf } from './measure.ts';

/** What the work below takes on a core that nothing disturbs, of the kind that limits in time were set on (2026-11-27). */
const tookThereMs = 60;
const goes = 5;
const noted: number[] = [];
let told = 0;

/** Does the same work a few times, to know how quick this machine is right now. A loop, a sort, and JSON both ways. */
export function notePace(): void {
  const took = Array.from({ length: goes }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  noted.push(middleOf(took) / tookThereMs);
}

/** How many times as long as there that took here, on average, since this was asked last; else, when it was noted last. */
export function tookLately(): number {
  const since = noted.slice(Math.min(told, noted.length - 1));
  told = noted.length;
  return since.reduce((sum, pace) => sum + pace, 0) / since.length;
}

/** How many times as long as there that took here: over the whole run, in its middle, and where it was quickest and slowest. */
export function tellPace(): { middle: number; quickest: number; slowest: number } {
  return { middle: middleOf(noted), quickest: Math.min(...noted), slowest: Math.max(...noted) };
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
