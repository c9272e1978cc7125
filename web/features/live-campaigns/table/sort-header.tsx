import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import { cellStyle } from './live-campaign-row.tsx';
import type { LiveColumn } from './live-columns.tsx';
import { nextSort } from './next-sort.ts';
import type { TableView } from './table-view.ts';

interface SortHeaderProps {
  column: Pick<LiveColumn, 'id' | 'name' | 'hint' | 'isFigure'>;
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  className?: string;
}

/** A column's name that puts the rows in its order, the other way round, and as they were. */
export function SortHeader({ column, sort, onSort, className }: SortHeaderProps) {
  const { id, name, hint, isFigure } = column;
  const isSorted = sort?.id === id;
  const Arrow = sort?.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={cn(cellStyle, 'py-1 align-bottom text-xs font-medium text-muted', className)}
    >
      <button
        type="button"
        title={hint?.()}
        onClick={() => onSort(nextSort(sort, id, Boolean(isFigure)))}
        className={cn(
          'flex min-h-9 w-full items-end gap-1 rounded py-1.5 text-left hover:text-text',
          isFigure && 'flex-row-reverse text-right',
          isSorted && 'text-text',
        )}
      >
        <span className="min-w-0">{name()}</span>
        {isSorted && <Arrow aria-hidden className="mb-0.5 size-3 shrink-0" />}
      </button>
    </th>
  );
}
