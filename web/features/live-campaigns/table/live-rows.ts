import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { goalOf } from '../figures/result-words.ts';
import { type LiveColumn, liveColumns } from './live-columns.tsx';
import { nameRank, rankNames } from './name-ranks.ts';
import { statusKey } from './status-filter.ts';
import type { TableView } from './table-view.ts';

type Order = ReturnType<NonNullable<LiveColumn['orderOf']>>;

/** Those of that status whose names hold every word, or whose id is one; in the order they come in. */
export function findCampaigns(
  campaigns: LiveCampaign[],
  { text, status, goal }: Pick<TableView, 'text' | 'status' | 'goal'>,
): LiveCampaign[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === '' && goal === '') return campaigns;
  return campaigns.filter((campaign) => {
    if (status !== '' && statusKey(campaign) !== status) return false;
    if (goal !== '' && goalOf(campaign) !== goal) return false;
    const name = campaign.name.toLowerCase();
    return words.every((word) => name.includes(word) || campaign.facebookCampaignId === word);
  });
}

/** In the order of a column; those without a value last, whichever way, for nobody looks for them. */
export function putInOrder(
  campaigns: LiveCampaign[],
  { id, desc }: NonNullable<TableView['sort']>,
): LiveCampaign[] {
  if (id === 'name') rankNames(campaigns);
  const orderOf = id === 'name' ? nameRank : liveColumns.find((column) => column.id === id)?.orderOf;
  if (!orderOf) return campaigns;
  return campaigns
    .map((campaign) => ({ campaign, order: orderOf(campaign) }))
    .sort((one, other) => compareOrder(one.order, other.order, desc))
    .map(({ campaign }) => campaign);
}

function compareOrder(one: Order, other: Order, desc: boolean): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return (Number(one > other) - Number(one < other)) * (desc ? -1 : 1);
}
