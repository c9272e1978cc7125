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
import { useMemo } from 'react';
import { compareOrder, liveColumns } from './live-columns.tsx';
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

const inOrder: SortFn<Features, LiveCampaign> = (one, other, id) =>
  compareOrder(one.getValue(id), other.getValue(id));

const helper = createColumnHelper<Features, LiveCampaign>();
const columns = helper.columns([
  helper.accessor('name', {
    id: 'name',
    sortFn: inOrder,
    filterFn: (row, _id, words: string[]) => {
      const { name, facebookCampaignId } = row.original;
      const text = name.toLocaleLowerCase();
      return words.every((word) => text.includes(word) || facebookCampaignId === word);
    },
  }),
  ...liveColumns.map(({ id, orderOf }) =>
    helper.accessor(orderOf, {
      id,
      sortFn: inOrder,
      sortUndefined: 'last',
      ...(id === 'status' && {
        filterFn: (row: LiveRow, _id: string, status: string) => statusKey(row.original) === status,
      }),
    }),
  ),
]);

/** The campaigns that the view shows, in its order. */
export function useLiveRows(campaigns: LiveCampaign[], { text, status, sort }: Omit<TableView, 'columns'>) {
  const state = useMemo(() => {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return {
      sorting: sort ? [sort] : [],
      columnFilters: [
        ...(words.length > 0 ? [{ id: 'name', value: words }] : []),
        ...(status ? [{ id: 'status', value: status }] : []),
      ],
    };
  }, [text, status, sort]);
  const table = useTable({
    features,
    columns,
    data: campaigns,
    state,
    getRowId: ({ facebookCampaignId }) => facebookCampaignId,
  });
  return table.getRowModel().rows;
}
