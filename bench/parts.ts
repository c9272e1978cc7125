import { holdTo, type Limit } from './limits.ts';
import { notePace } from './pace.ts';

/** Measures and tells something, and answers what of it stands beside a limit. */
export type Part = (postgresUrl?: string) => Limit[] | Promise<Limit[]>;

const took: { part: string; s: number }[] = [];

/** Does one part of the bench, holds it to its limits and notes how long it took. */
export async function runPart(name: string, run: () => ReturnType<Part>): Promise<void> {
  notePace();
  const startedAt = performance.now();
  const limits = await run();
  notePace();
  holdTo(...limits);
  took.push({ part: name, s: Math.round((performance.now() - startedAt) / 1000) });
}

/** Tells how long each part took, and all of them. */
export function tellParts(): void {
  const minutes = took.reduce((sum, { s }) => sum + s, 0) / 60;
  console.log(`\nWhere the time went: ${minutes.toFixed(1)} minutes\n`);
  console.table(took);
}
