import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { cellStyle } from '../row/live-campaign-row.tsx';
import { columnTitle, type LiveColumn } from './live-columns.tsx';
import { nextSort } from './next-sort.ts';
import type { TableView } from './table-view.ts';

interface SortHeaderProps {
  column: Pick<LiveColumn, 'id' | 'name' | 'hint' | 'isFigure' | 'isMoney' | 'orderOf'>;
  /** Of all rows: said at the head of what is money. */
  currency?: string | undefined;
  /** In front of its name. */
  before?: ReactNode;
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  className?: string;
}

/** A column's name that puts the rows in its order, the other way round, and as they were. */
export function SortHeader({ column, currency, before, sort, onSort, className }: SortHeaderProps) {
  const { id, hint, isFigure, orderOf } = column;
  const isSorted = sort?.id === id;
  const Arrow = !isSorted ? ChevronsUpDown : sort.desc ? ArrowDown : ArrowUp;
  const title = columnTitle(column, currency);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={cn(cellStyle, 'py-1.5 align-bottom text-xs font-medium text-muted', className)}
    >
      <span className="flex items-end gap-2.5 leading-tight">
        {before}
        {orderOf ? sorter() : <span className={cn('grow py-0.5', isFigure && 'text-right')}>{title}</span>}
      </span>
    </th>
  );

  function sorter() {
    return (
      <button
        type="button"
        title={hint?.()}
        onClick={() => onSort(nextSort(sort, id, Boolean(isFigure)))}
        className={cn(
          'group flex min-h-9 w-full items-end rounded py-0.5 leading-tight hover:text-text',
          isFigure ? 'justify-end text-right' : 'text-left',
          isSorted && 'text-text',
        )}
      >
        <span className="min-w-0">
          {title}
          {/* The mark never stands on a line of its own. */}
          {'\u00a0'}
          <Arrow
            aria-hidden
            className={cn(
              'inline size-3',
              !isSorted && 'opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
        </span>
      </button>
    );
  }
}
