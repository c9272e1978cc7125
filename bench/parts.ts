import { notePace } from './pace.ts';

const took: { part: string; s: number }[] = [];

/** Does one part of the bench and notes how long it took. */
export async function part<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  notePace();
  const startedAt = performance.now();
  const result = await run();
  notePace();
  took.push({ part: name, s: Math.round((performance.now() - startedAt) / 1000) });
  return result;
}

/** Tells how long each part took, and all of them. */
export function tellParts(): void {
  const minutes = took.reduce((sum, { s }) => sum + s, 0) / 60;
  console.log(`\nWhere the time went: ${minutes.toFixed(1)} minutes (limit: 10)\n`);
  console.table(took);
}
