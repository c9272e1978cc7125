import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { useEffect, useMemo, useState } from 'react';
import { keepOrder } from './keep-order.ts';
import { findCampaigns, putInOrder } from './live-rows.ts';
import { rankNames, whenIdle } from './name-ranks.ts';
import type { TableView } from './table-view.ts';

const idOf = ({ facebookCampaignId }: LiveCampaign) => facebookCampaignId;

/**
 * The campaigns that the view shows, in its order. With every letter typed they are only searched, not put in order
 * anew; and what changes keeps its place until somebody asks for another order or period.
 */
export function useLiveRows(
  campaigns: LiveCampaign[],
  { text, status, goal, sort, period }: Omit<TableView, 'columns'> & { period: Period },
) {
  useEffect(() => whenIdle(() => rankNames(campaigns)), [campaigns]);
  const id = sort?.id;
  const desc = sort?.desc === true;
  const wished = `${period} ${id ?? ''} ${desc}`;
  const fresh = useMemo(
    () => (id === undefined ? campaigns : putInOrder(campaigns, { id, desc })),
    [campaigns, id, desc],
  );
  const [stood, setStood] = useState({ wished, rows: fresh });
  const inOrder = useMemo(
    () => (stood.wished === wished ? keepOrder(stood.rows.map(idOf), fresh, idOf) : fresh),
    [stood, wished, fresh],
  );
  if (stood.wished !== wished || stood.rows.length !== inOrder.length) setStood({ wished, rows: inOrder });
  return useMemo(() => findCampaigns(inOrder, { text, status, goal }), [inOrder, text, status, goal]);
}
