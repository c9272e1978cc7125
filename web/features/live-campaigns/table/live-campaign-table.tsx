import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowTable, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
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
  const { measure, ...virtual } = useVirtualRows({
    count: rows.length,
    estimateSize: estimateHeight,
  });
  const width = columns.reduce((sum, { widthRem }) => sum + widthRem, nameWidthRem + menuWidthRem);

  return (
    <RowTable
      {...virtual}
      count={rows.length}
      name={m.live_table()}
      widthRem={width}
      className="text-[0.8125rem]"
      columns={
        <>
          <col style={{ minWidth: `${nameWidthRem}rem` }} />
          {columns.map(({ id, widthRem }) => (
            <col key={id} style={{ width: `${widthRem}rem` }} />
          ))}
          <col style={{ width: `${menuWidthRem}rem` }} />
        </>
      }
      head={
        <>
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
        </>
      }
      row={(place) => {
        const campaign = rows[place];
        return (
          campaign && (
            <LiveCampaignRow
              key={campaign.facebookCampaignId}
              {...{ campaign, columns, place }}
              measure={measure}
            />
          )
        );
      }}
    />
  );
}
