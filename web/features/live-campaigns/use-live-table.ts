import type { LiveCampaign } from '#contract/live-campaigns.ts';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type Row,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import { compareOrder, type LiveColumn, liveColumns } from './live-columns.tsx';
import { nameRank, rankNames, whenIdle } from './name-ranks.ts';
import { statusKey } from './status-filter.ts';
import type { TableView } from './table-view.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
type Features = typeof features;
export type LiveRow = Row<Features, LiveCampaign>;

/** Asks the campaign itself: the table's own memory of values is slower than the values. */
const sortBy =
  (orderOf: LiveColumn['orderOf']): SortFn<Features, LiveCampaign> =>
  (one, other) =>
    compareOrder(orderOf(one.original), orderOf(other.original));

const helper = createColumnHelper<Features, LiveCampaign>();
const columns = helper.columns([
  helper.accessor('name', {
    id: 'name',
    sortFn: sortBy(nameRank),
    sortUndefined: false,
    filterFn: (row, _id, words: string[]) => {
      const { name, facebookCampaignId } = row.original;
      const text = name.toLocaleLowerCase();
      return words.every((word) => text.includes(word) || facebookCampaignId === word);
    },
  }),
  ...liveColumns.map(({ id, orderOf }) =>
    helper.accessor(orderOf, {
      id,
      sortFn: sortBy(orderOf),
      sortUndefined: false,
      ...(id === 'status' && {
        filterFn: (row: LiveRow, _id: string, status: string) => statusKey(row.original) === status,
      }),
    }),
  ),
]);

/** The campaigns that the view shows, in its order. */
export function useLiveRows(campaigns: LiveCampaign[], { text, status, sort }: Omit<TableView, 'columns'>) {
  const sortId = sort?.id;
  const isDescending = sort?.desc === true;
  const state = useMemo(() => {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return {
      sorting: sortId ? [{ id: sortId, desc: isDescending }] : [],
      columnFilters: [
        ...(words.length > 0 ? [{ id: 'name', value: words }] : []),
        ...(status ? [{ id: 'status', value: status }] : []),
      ],
    };
  }, [text, status, sortId, isDescending]);
  useEffect(() => whenIdle(() => rankNames(campaigns)), [campaigns]);
  if (sortId === 'name') rankNames(campaigns);
  const table = useTable({
    features,
    columns,
    data: campaigns,
    state,
    getRowId: ({ facebookCampaignId }) => facebookCampaignId,
  });
  const { rows } = table.getRowModel();
  return useMemo(() => (isDescending ? rows : emptyLast(rows, sortId)), [rows, isDescending, sortId]);
}

/** What has no value is the least; who looks for the least does not look for that. */
function emptyLast(rows: LiveRow[], sortId: string | undefined): LiveRow[] {
  const orderOf = liveColumns.find(({ id }) => id === sortId)?.orderOf;
  if (!orderOf) return rows;
  const first = rows.findIndex(({ original }) => orderOf(original) !== undefined);
  return first > 0 ? [...rows.slice(first), ...rows.slice(0, first)] : rows;
}
