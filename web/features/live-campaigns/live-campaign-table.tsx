import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useRef } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import type { CampaignTools } from './campaign-menu.tsx';
import { cellStyle, LiveCampaignRow, menuStyle, nameStyle } from './live-campaign-row.tsx';
import type { LiveColumn } from './live-columns.tsx';
import { SortHeader } from './sort-header.tsx';
import type { TableView } from './table-view.ts';
import type { LiveRow } from './use-live-table.ts';

export interface LiveCampaignTableProps {
  rows: LiveRow[];
  columns: readonly LiveColumn[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  tools: CampaignTools;
}

const nameWidthRem = 15;
const menuWidthRem = 3.5;
// One function for all renders, or every render would count through all rows.
const estimateHeight = () => 69;

/** Campaigns, a row each, of which only those in sight are drawn. It scrolls within its own frame. */
export function LiveCampaignTable({ rows, columns, sort, onSort, tools }: LiveCampaignTableProps) {
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: estimateHeight,
    overscan: 6,
    // A row that comes into sight a frame later is better than a frame that comes later.
    useFlushSync: false,
  });
  // Rows are many small pieces to make: the page stays free to answer between them.
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  const above = drawn[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const width = columns.reduce((sum, { widthRem }) => sum + widthRem, nameWidthRem + menuWidthRem);

  return (
    <section
      ref={frame}
      aria-label={m.live_table()}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-xl border border-line bg-surface"
    >
      <table
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-[0.8125rem]"
        style={{ minWidth: `${width}rem` }}
      >
        <caption className="sr-only">{m.live_table()}</caption>
        <colgroup>
          <col style={{ minWidth: `${nameWidthRem}rem` }} />
          {columns.map(({ id, widthRem }) => (
            <col key={id} style={{ width: `${widthRem}rem` }} />
          ))}
          <col style={{ width: `${menuWidthRem}rem` }} />
        </colgroup>
        <thead className="sticky top-0 z-[2] bg-surface">
          <tr aria-rowindex={1} className="bg-surface">
            <SortHeader
              column={{ id: 'name', name: m.live_column_campaign }}
              sort={sort}
              onSort={onSort}
              className={nameStyle}
            />
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className={cn(cellStyle, menuStyle)}>
              <span className="sr-only">{m.live_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Gap height={above} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <LiveCampaignRow
                  key={row.id}
                  campaign={row.original}
                  columns={columns}
                  tools={tools}
                  place={index}
                  measure={virtualizer.measureElement}
                />
              )
            );
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </section>
  );
}

/** Holds the place of the rows that are out of sight. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden className="p-0" style={{ height }} />
    </tr>
  );
}
