import { tellPace } from './pace.ts';

/** One figure beside what it is to reach, and what it has reached: behind that by more than a tenth, the bench fails. */
export interface Limit {
  what: string;
  /** Undefined where it cannot be measured here. */
  measured: number | undefined;
  toReach: number;
  /** Where that is more: as far as we have come. */
  reached?: number;
}

const slack = 1.1;
/** What a slower processor makes longer. Counts, sizes, and what stands beside the same work done otherwise stay. */
const isTime = /(, ms|% of a core|times the limit)$/;

/** Tells all of them, and answers what has fallen behind. On a machine that is slower than that of the limits, time may be as much longer. */
export function tellLimits(limits: Limit[]): string[] {
  const { middle, quickest, slowest } = tellPace();
  const pace = Math.max(1, middle);
  const rows = limits.map(({ what, measured, toReach, reached = toReach }) => ({
    what,
    measured,
    toReach,
    most: reached * slack * (isTime.test(what) ? pace : 1),
  }));
  const times = [middle, quickest, slowest].map((pace) => pace.toFixed(2));
  console.log(
    `\nWhat is light and quick, beside its limit. This machine took ${times[0]} times as long as the one they were set on (${times[1]} to ${times[2]})\n`,
  );
  console.table(
    rows.map(({ what, measured, toReach, most }) => ({
      what,
      measured: measured === undefined ? 'not here' : Number(measured.toPrecision(3)),
      'to reach': toReach,
      'fails above': Number(most.toPrecision(3)),
    })),
  );
  return rows
    .filter(({ measured, most }) => measured !== undefined && !(measured <= most))
    .map(({ what }) => what);
}
