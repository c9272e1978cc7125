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

/** Tells all of them, and answers what has fallen behind. */
export function tellLimits(limits: Limit[]): string[] {
  console.log('\nWhat is light and quick, beside its limit\n');
  console.table(
    limits.map(({ what, measured, toReach, reached = toReach }) => ({
      what,
      measured: measured === undefined ? 'not here' : Number(measured.toPrecision(3)),
      'to reach': toReach,
      'fails above': Number((reached * slack).toPrecision(3)),
    })),
  );
  return limits
    .filter(
      ({ measured, toReach, reached = toReach }) => measured !== undefined && !(measured <= reached * slack),
    )
    .map(({ what }) => what);
}
