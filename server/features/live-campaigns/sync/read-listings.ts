import type { LivePlace } from '#contract/live/live-campaign.ts';
import type { ListedPlace } from '#server/gateways/meta/sync/listed-places.ts';
import type { ListedAdSet } from '#server/gateways/meta/sync/listings.ts';
import type { AppContext } from '#server/app-context.ts';
import {
  type ListedAdSetRow,
  markAdsGone,
  markAdSetsGone,
  markCampaignsGone,
  storeAds,
  storeAdSets,
  storeCampaigns,
} from './listing-queries.ts';
import { resultKindOf } from '../figures/result-kind.ts';
import type { Seen } from '../drift/snapshot-queries.ts';
import type { Watch } from '../drift/watch-account.ts';
import { collect, inPages, type ResultKinds, type Reading } from './reading.ts';
import { budgetPlaceOf, dailyBudgetOf, lifetimeBudgetOf } from '../rules.ts';

/** How long what was made just now may be missing in Meta's lists. */
const listsLateMs = 2 * 60_000;

/** Budgets may be on the campaign or on its ad sets, so both listings are read before either is stored. */
export async function readCampaigns(
  { db, meta }: AppContext,
  reading: Reading,
  watch: Watch,
): Promise<ResultKinds> {
  const { workspaceId, account, at, signal, pace } = reading;
  const [campaigns, adSets] = await Promise.all([
    collect(meta.listCampaigns(account, pace), signal).then(eachOnce),
    collect(meta.listAdSets(account, pace), signal).then(eachOnce),
  ]);
  const adSetsOf = Map.groupBy(adSets, ({ campaignId }) => campaignId);
  const rows = campaigns.map((campaign) => ({
    facebookCampaignId: campaign.id,
    adAccountId: account.id,
    name: campaign.name,
    objective: campaign.objective,
    status: campaign.effectiveStatus,
    configuredStatus: campaign.status,
    currency: account.currency,
    createdAt: campaign.createdAt,
    limitMinor: campaign.limitMinor,
    dailyBudgetMinor: dailyBudgetOf(campaign, adSetsOf.get(campaign.id) ?? []),
    lifetimeBudgetMinor: lifetimeBudgetOf(campaign, adSetsOf.get(campaign.id) ?? []),
    budgetPlace: budgetPlaceOf(campaign, adSetsOf.get(campaign.id) ?? []),
  }));
  for (const page of inPages(rows)) await storeCampaigns(db, workspaceId, { at, rows: page });
  for (const page of inPages(adSets)) await storeAdSets(db, workspaceId, { at, rows: page.map(toAdSetRow) });
  for (const page of inPages(campaigns)) await watch.look('campaign', page.map(toSeen));
  for (const page of inPages(adSets)) await watch.look('ad-set', page.map(toSeen));
  const kinds: ResultKinds = new Map(
    campaigns.map(({ id, objective }) => [id, resultKindOf(objective, watchedOf(adSetsOf.get(id)))]),
  );
  await markCampaignsGone(db, workspaceId, { ...completeness(reading), listed: kinds.keys() });
  await markAdSetsGone(db, workspaceId, { ...completeness(reading), listed: adSets.map(({ id }) => id) });
  return kinds;
}

/** Stores each page as it comes. Answers the ids of all ads there are. */
export async function readAds({ db, meta }: AppContext, reading: Reading, watch: Watch): Promise<string[]> {
  const { workspaceId, account, at, signal, pace } = reading;
  const ids: string[] = [];
  for await (const ads of meta.listAds(account, pace)) {
    signal.throwIfAborted();
    await storeAds(db, workspaceId, { at, metaAt: new Date(meta.now()), ads });
    await watch.look('ad', ads.map(toSeen));
    ids.push(...ads.map(({ id }) => id));
  }
  await markAdsGone(db, workspaceId, { ...completeness(reading), listed: ids });
  return ids;
}

const watchedOf = (adSets: ListedAdSet[] = []) => adSets.map(({ watched }) => watched);

function toSeen({ id, campaignId = id, adSetId, name, watched }: Listed): Seen {
  return { objectId: id, facebookCampaignId: campaignId, adSetId, name, watched };
}

type Listed = Pick<ListedAdSet, 'id' | 'name' | 'watched'> & { campaignId?: string; adSetId?: string };

/** What is made while a list is read moves the rest of it on, so something may stand on two pages. */
function eachOnce<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function completeness({ account, at }: Reading) {
  return { adAccountId: account.id, at, listsAreSureUntil: new Date(at.getTime() - listsLateMs) };
}

function toAdSetRow(adSet: ListedAdSet): ListedAdSetRow {
  const places = adSet.places.flatMap((place) => toLivePlace(place) ?? []);
  return {
    facebookAdSetId: adSet.id,
    facebookCampaignId: adSet.campaignId,
    name: adSet.name,
    status: adSet.effectiveStatus,
    configuredStatus: adSet.status,
    startsAt: adSet.startsAt,
    endsAt: adSet.endsAt,
    dailyBudgetMinor: adSet.dailyBudgetMinor,
    places,
    otherPlaces: adSet.otherPlaces + adSet.places.length - places.length,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Meta tells countries by their code. What it does not say the country of, we cannot show as a place. */
export function toLivePlace({
  type,
  key,
  name,
  region,
  countryCode,
  radiusKm,
}: ListedPlace): LivePlace | undefined {
  if (!/^[A-Z]{2}$/.test(countryCode ?? '') || key === '' || key.length > 50) return undefined;
  const country = countryNames.of(countryCode!) ?? countryCode!;
  const called = type === 'country' ? country : name?.slice(0, 200) || key;
  return {
    type,
    key,
    name: called,
    region: region?.slice(0, 200) ?? null,
    countryCode: countryCode!,
    countryName: country,
    radiusKm,
  };
}
