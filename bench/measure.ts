export interface Row {
  name: string;
  ms: number;
  requests: number;
}

export const rounds = 5;

/** Does it a few times and keeps the middle one; the requests are those of one time. What is only there to compare with may do it once. */
export async function measure(
  name: string,
  run: () => Promise<void>,
  countRequests: () => number,
  times = rounds,
): Promise<Row> {
  const took: number[] = [];
  const before = countRequests();
  for (let round = 0; round < times; round += 1) {
    const startedAt = performance.now();
    await run();
    took.push(performance.now() - startedAt);
  }
  return { name, ms: middleOf(took), requests: (countRequests() - before) / times };
}

/** The middle one of these; no number where there is none. */
export function middleOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
