import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowTable, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
import { cellStyle, LiveCampaignRow, menuStyle, nameStyle } from '../row/live-campaign-row.tsx';
import type { LiveColumn } from './live-columns.tsx';
import { RowChoice } from '../row/row-choice.tsx';
import { SortHeader } from './sort-header.tsx';
import type { TableView } from './table-view.ts';
import { TotalsRow } from './totals-row.tsx';
import { useGlances } from './use-glances.ts';
import type { Choice } from './use-choice.ts';

export interface LiveCampaignTableProps {
  rows: LiveCampaign[];
  columns: readonly LiveColumn[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  choice: Choice;
}

const nameWidthRem = 17.5;
const menuWidthRem = 3.5;
const estimateHeight = () => 63;

/** Campaigns, a row each, of which only those in sight are drawn. It scrolls within its own frame. */
export function LiveCampaignTable({ rows, columns, sort, onSort, choice }: LiveCampaignTableProps) {
  const { measure, ...virtual } = useVirtualRows({
    count: rows.length,
    estimateSize: estimateHeight,
  });
  const { drawn } = virtual;
  const glances = useGlances(rows, { first: drawn[0]?.index ?? 0, last: drawn.at(-1)?.index ?? 0 });
  const chosenCount = rows.filter(({ facebookCampaignId }) => choice.ids.has(facebookCampaignId)).length;
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
            column={{ id: 'name', name: m.live_column_campaign, orderOf: ({ name }) => name }}
            sort={sort}
            onSort={onSort}
            className={nameStyle}
            before={
              <RowChoice
                name={m.live_select_all()}
                isChosen={chosenCount > 0 && chosenCount === rows.length}
                isPartly={chosenCount > 0 && chosenCount < rows.length}
                onChoose={(isChosen) => choice.chooseAll(isChosen ? rows : [])}
              />
            }
          />
          {columns.map((column) => (
            <SortHeader
              key={column.id}
              column={column}
              currency={rows[0]?.currency}
              sort={sort}
              onSort={onSort}
            />
          ))}
          <th scope="col" className={cn(cellStyle, menuStyle)}>
            <span className="sr-only">{m.live_actions()}</span>
          </th>
        </>
      }
      foot={rows.length > 1 && <TotalsRow {...{ rows, columns }} />}
      row={(place) => {
        const campaign = rows[place];
        return (
          campaign && (
            <LiveCampaignRow
              key={campaign.facebookCampaignId}
              {...{ campaign, columns, place }}
              glance={glances.get(campaign.facebookCampaignId)}
              isChosen={choice.ids.has(campaign.facebookCampaignId)}
              onChoose={choice.choose}
              measure={measure}
            />
          )
        );
      }}
    />
  );
}
