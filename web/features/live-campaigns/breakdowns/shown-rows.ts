import type { Breakdown } from '#contract/live/breakdowns.ts';
import { fewestResults } from '#contract/live/cost-change.ts';

/** More than these are folded away until somebody wants them, where that saves rows; the hours of a day are one picture. */
const firstRows = 5;
const fewestFolded = 3;

export function rowsShown({ by, rows }: Breakdown, isWhole: boolean): Breakdown['rows'] {
  const isShort = rows.length < firstRows + fewestFolded;
  return isWhole || isShort || by === 'hour' ? rows : rows.slice(0, firstRows);
}

/** A single result more or less would make another price of it. */
export function isPriceSure(results: number | null | undefined): boolean {
  return (results ?? 0) >= fewestResults;
}

/** What the campaign cost and brought in none of the parts. Meta rounds each of them, so that a coin each is nothing. */
export function keptBack({ rows, total }: Breakdown): { spendMinor: number; results: number } {
  const spendMinor = rows.reduce((rest, row) => rest - row.spendMinor, total.spendMinor);
  const results = rows.reduce((rest, row) => rest - (row.results ?? 0), total.results);
  return { spendMinor: spendMinor > rows.length ? spendMinor : 0, results: Math.max(0, results) };
}
