export interface Row {
  name: string;
  ms: number;
  requests: number;
}

export const rounds = 5;

/** Does it a few times and keeps the middle one; the requests are those of one time. */
export async function measure(
  name: string,
  run: () => Promise<void>,
  countRequests: () => number,
): Promise<Row> {
  const times: number[] = [];
  const before = countRequests();
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  const [, , ms = Number.NaN] = times.toSorted((one, other) => one - other);
  return { name, ms, requests: (countRequests() - before) / rounds };
}
