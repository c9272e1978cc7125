import { tellPace, tookLately, type Worker } from './pace.ts';

/** One figure beside what it is to reach, and what it has reached: behind that by more than a tenth, the bench fails. */
export interface Limit {
  what: string;
  /** Undefined where it cannot be measured here. */
  measured: number | undefined;
  toReach: number;
  /** Where that is more: as far as we have come. */
  reached?: number;
  /** Whose pace tells how much longer it may take; unsaid, the processor's. */
  by?: Worker;
}

const slack = 1.1;
/** What a slower processor makes longer. Counts, sizes, and what stands beside the same work done otherwise stay. */
const isTime = /(, ms|% of a core|times the limit)$/;

const held: (Limit & { pace: number; most: number })[] = [];

/** Holds what has just been measured to its limits. Where the machine was slower meanwhile, time may be as much longer. */
export function holdTo(...limits: Limit[]): void {
  const paces = { processor: tookLately('processor'), browser: tookLately('browser') };
  for (const limit of limits) {
    const { what, toReach, reached = toReach, by = 'processor' } = limit;
    const pace = paces[by];
    held.push({ ...limit, pace, most: reached * slack * (isTime.test(what) ? Math.max(1, pace) : 1) });
  }
}

/** Tells all of them, and answers what has fallen behind. */
export function tellLimits(): string[] {
  const { middle, quickest, slowest } = tellPace();
  const times = [middle, quickest, slowest].map((pace) => pace.toFixed(2));
  console.log(
    `\nWhat is light and quick, beside its limit. This machine took ${times[0]} times as long as the one they were set on (${times[1]} to ${times[2]})\n`,
  );
  console.table(
    held.map(({ what, measured, toReach, most, pace }) => ({
      what,
      measured: measured === undefined ? 'not here' : Number(measured.toPrecision(3)),
      'to reach': toReach,
      'fails above': Number(most.toPrecision(3)),
      'machine took': Number(pace.toFixed(2)),
    })),
  );
  return held
    .filter(({ measured, most }) => measured !== undefined && !(measured <= most))
    .map(({ what }) => what);
}
