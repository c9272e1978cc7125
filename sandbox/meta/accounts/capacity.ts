import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { effectiveStatus, isGone } from '#sandbox/meta/campaigns/effective-status.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';

const perAccount = 5_000;
const adSetsPerCampaign = 200;
const adsPerAdSet = 50;

const edges: Record<string, string> = { campaign: 'campaigns', adset: 'ad sets', ad: 'ads' };

/** An ad account holds five thousand of each kind that are not deleted. */
export function needRoomInAccount(world: World, kind: string, account: string): void {
  const [row] = world.store.rows(
    'SELECT count(*) AS made FROM things WHERE kind = ? AND account = ?',
    kind,
    account,
  );
  if (Number(row?.['made']) < perAccount) return;
  const left = world.store
    .list(kind, { account })
    .filter((each) => effectiveStatus(world, each) !== 'DELETED');
  if (left.length >= perAccount)
    throw new GraphError('accountFull', { count: String(perAccount), what: edges[kind] ?? kind });
}

export function needRoomInCampaign(world: World, campaign: Thing): void {
  if (liveAdSets(world, campaign).length >= adSetsPerCampaign)
    throw new GraphError('campaignFull', { count: String(adSetsPerCampaign) });
}

export function needRoomInAdSet(world: World, adSet: Thing): void {
  const ads = world.store.list('ad', { parent: adSet.id });
  const left = ads.filter((each) => !isGone(world, each));
  if (left.length >= adsPerAdSet) throw new GraphError('adSetFull', { count: String(adsPerAdSet) });
}

export function liveAdSets(world: World, campaign: Thing): Thing[] {
  const all = world.store.list('adset', { parent: campaign.id });
  return all.filter((each) => effectiveStatus(world, each) !== 'DELETED');
}
