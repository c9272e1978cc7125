import type { Reading } from '#contract/websites/reading.ts';
import type { ReadingRow } from './queries.ts';

/** Whether nothing more will come of it. */
export function isOver({ status }: Pick<Reading, 'status'>): boolean {
  return status === 'done' || status === 'cancelled';
}

/** A reading as the contract says it. */
export function presentReading(row: ReadingRow): Reading {
  const { id, address, status, problem, found, startedAt } = row;
  // Where a reading was broken off, the page it was at was not read.
  const pages = isOver(row)
    ? row.pages.map((page) => (page.state === 'reading' ? { ...page, state: 'waiting' as const } : page))
    : row.pages;
  return { id, address, status, pages, problem, found, startedAt: startedAt.toISOString() };
}
