import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowFrame, RowGap, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
import { cellStyle, LiveCampaignRow, menuStyle, nameStyle } from './live-campaign-row.tsx';
import type { LiveColumn } from './live-columns.tsx';
import { SortHeader } from './sort-header.tsx';
import type { TableView } from './table-view.ts';

export interface LiveCampaignTableProps {
  rows: LiveCampaign[];
  columns: readonly LiveColumn[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
}

const nameWidthRem = 15;
const menuWidthRem = 3.5;
const estimateHeight = () => 69;

/** Campaigns, a row each, of which only those in sight are drawn. It scrolls within its own frame. */
export function LiveCampaignTable({ rows, columns, sort, onSort }: LiveCampaignTableProps) {
  const { frame, drawn, above, below, measure } = useVirtualRows({
    count: rows.length,
    estimateSize: estimateHeight,
  });
  const width = columns.reduce((sum, { widthRem }) => sum + widthRem, nameWidthRem + menuWidthRem);

  return (
    <RowFrame frame={frame} name={m.live_table()}>
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
          <RowGap height={above} />
          {drawn.map(({ index }) => {
            const campaign = rows[index];
            return (
              campaign && (
                <LiveCampaignRow
                  key={campaign.facebookCampaignId}
                  campaign={campaign}
                  columns={columns}
                  place={index}
                  measure={measure}
                />
              )
            );
          })}
          <RowGap height={below} />
        </tbody>
      </table>
    </RowFrame>
  );
}
