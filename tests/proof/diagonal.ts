import { isProof } from './chance.ts';

/** What `npm test` tries of a table: its diagonal. `npm run prove` tries all of it. */
export function share<Cell>(table: readonly Cell[], ...columns: ((cell: Cell) => unknown)[]): Cell[] {
  return isProof ? [...table] : diagonal(table, ...columns);
}

/** So few cells that every value of every column is met, each about as often as the others; the same ones every time. */
export function diagonal<Cell>(table: readonly Cell[], ...columns: ((cell: Cell) => unknown)[]): Cell[] {
  const met = columns.map(() => new Map<unknown, number>());
  const timesOf = (cell: Cell) => columns.map((column, at) => met[at]!.get(column(cell)) ?? 0);
  /** What shows most that is new comes first, and of that what shows least that is known. */
  const rankOf = (cell: Cell) => {
    const times = timesOf(cell);
    const fresh = times.filter((each) => each === 0).length;
    return fresh === 0 ? -Infinity : fresh - times.reduce((sum, each) => sum + each, 0) / 1e6;
  };
  const left = new Set(table);
  for (;;) {
    let best: Cell | undefined;
    let highest = -Infinity;
    for (const cell of left) {
      const rank = rankOf(cell);
      if (rank > highest) [best, highest] = [cell, rank];
    }
    if (best === undefined) return table.filter((cell) => !left.has(cell));
    left.delete(best);
    for (const [at, column] of columns.entries()) {
      const value = column(best);
      met[at]!.set(value, (met[at]!.get(value) ?? 0) + 1);
    }
  }
}
