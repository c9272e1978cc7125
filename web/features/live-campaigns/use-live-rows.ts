import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { useEffect, useMemo } from 'react';
import { findCampaigns, putInOrder } from './live-rows.ts';
import { rankNames, whenIdle } from './name-ranks.ts';
import type { TableView } from './table-view.ts';

/** The campaigns that the view shows, in its order. With every letter typed they are only searched, not put in order anew. */
export function useLiveRows(campaigns: LiveCampaign[], { text, status, sort }: Omit<TableView, 'columns'>) {
  useEffect(() => whenIdle(() => rankNames(campaigns)), [campaigns]);
  const id = sort?.id;
  const desc = sort?.desc === true;
  const inOrder = useMemo(
    () => (id === undefined ? campaigns : putInOrder(campaigns, { id, desc })),
    [campaigns, id, desc],
  );
  return useMemo(() => findCampaigns(inOrder, { text, status }), [inOrder, text, status]);
}
