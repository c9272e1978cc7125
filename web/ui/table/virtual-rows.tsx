import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { cn } from '../class-names.ts';

interface VirtualRowsOptions {
  count: number;
  /** One function for all renders, or every render would count through all rows. In pixels. */
  estimateSize: () => number;
  /** One function as long as the rows are the same. Without it a row is known by its place. */
  getItemKey?: (place: number) => string | number;
}

/** The rows of a long table that are in sight, and how much lies above and below them. */
export function useVirtualRows({ count, estimateSize, getItemKey }: VirtualRowsOptions) {
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize,
    ...(getItemKey && { getItemKey }),
    overscan: 6,
    // A row that comes into sight a frame later is better than a frame that comes later.
    useFlushSync: false,
  });
  // Rows are many small pieces to make: the page stays free to answer between them.
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  return {
    frame,
    drawn,
    above: drawn[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}

type RowTableProps = Omit<ReturnType<typeof useVirtualRows>, 'measure'> & {
  /** In all, its head not counted. */
  count: number;
  name: string;
  widthRem: number;
  className: string;
  /** A `<col>` for each column. */
  columns: ReactNode;
  /** The one row of its head. */
  head: ReactNode;
  row: (place: number) => ReactNode;
  /** The one row of its foot, which stays in sight as its head does. */
  foot?: ReactNode;
};

/** A long table, of which only the rows in sight are drawn. It scrolls within its own frame. */
export function RowTable({ frame, drawn, above, below, ...table }: RowTableProps) {
  const { count, name, widthRem, className, columns, head, row, foot } = table;
  return (
    <section
      ref={frame}
      aria-label={name}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      // Labels that are only read out must not reach beyond the frame.
      className="relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-xl border border-line bg-surface"
    >
      <table
        aria-rowcount={count + (foot ? 2 : 1)}
        className={cn('w-full table-fixed border-separate border-spacing-0 text-left', className)}
        style={{ minWidth: `${widthRem}rem` }}
      >
        <caption className="sr-only">{name}</caption>
        <colgroup>{columns}</colgroup>
        <thead className="sticky top-0 z-[2] bg-surface">
          <tr aria-rowindex={1} className="bg-surface">
            {head}
          </tr>
        </thead>
        <tbody>
          <RowGap height={above} />
          {drawn.map(({ index }) => row(index))}
          <RowGap height={below} />
        </tbody>
        {foot && <tfoot className="sticky bottom-0 z-[2] bg-surface">{foot}</tfoot>}
      </table>
    </section>
  );
}

/** Holds the place of the rows that are out of sight. */
function RowGap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden className="p-0" style={{ height }} />
    </tr>
  );
}
