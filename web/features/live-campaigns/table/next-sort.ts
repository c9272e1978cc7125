import type { TableView } from './table-view.ts';

/** The order after choosing a column: figures from the largest, words from A; then the other way round; then as usual. */
export function nextSort(sort: TableView['sort'], id: string, isFigure: boolean): TableView['sort'] {
  if (sort?.id !== id) return { id, desc: isFigure };
  return sort.desc === isFigure ? { id, desc: !isFigure } : undefined;
}
