/** At most so many lines above the one at the bottom. */
const mostSteps = 4;

/**
 * Where the lines of a chart stand: round numbers from 0 up to the first one that no value passes. `unit` is what a
 * person counts in: 100 where values are hundredths.
 */
export function roundTicks(values: number[], unit = 1): number[] {
  const most = Math.max(0, ...values) / unit;
  if (most === 0) return [0];
  const rough = most / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 1);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, place) => place * step * unit);
}

/**
 * Two scales side by side, whose lines are the same ones: that with fewer goes on upwards. The other one need not where
 * each of its lines stands on one anyway.
 */
export function alignTicks(one: number[], other: number[], units: [number, number]): [number[], number[]] {
  const count = Math.max(one.length, other.length, 2);
  const isShared = (count - 1) % (other.length - 1) === 0;
  return [goOn(one, count, units[0]), isShared ? other : goOn(other, count, units[1])];
}

function goOn(ticks: number[], count: number, unit: number): number[] {
  const step = ticks[1] ?? unit;
  return Array.from({ length: count }, (_, place) => place * step);
}

/** A few days, evenly apart and the last one among them, so that charts of the same days name the same ones. */
export function namedDays(days: string[], most = 4): string[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / Math.max(1, most - 1)));
  return days.filter((_, place) => (days.length - 1 - place) % step === 0);
}
