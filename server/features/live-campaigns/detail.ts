import type { Delivery } from '#contract/delivery.ts';
import type { LiveAd, LiveAdSet, LiveCampaignDetail } from '#contract/live-campaigns.ts';
import { type Period, periodDays } from '#contract/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { House } from '#server/house.ts';
import { listDays } from './days-queries.ts';
import { isSummed, presentCampaign } from './overview.ts';
import {
  getLiveCampaign,
  listLiveAds,
  listLiveAdSets,
  type LiveAdRow,
  type LiveAdSetRow,
  type LiveCampaignRow,
} from './queries.ts';
import { type Counted, daysBefore, figuresOf, lastDays, noFigures } from './rules.ts';
import { openDeliveries } from './read-deliveries.ts';
import { getScope } from './scope.ts';
import { getSyncState, type Reader } from './sync-state.ts';

/** A live campaign with its ad sets and ads. What Meta no longer has is listed, and marked. */
export async function getDetail(
  house: House,
  reader: Reader,
  { facebookCampaignId, period }: { facebookCampaignId: string; period: Period },
): Promise<LiveCampaignDetail> {
  const { db, meta } = house;
  const { workspaceId } = reader;
  const row = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const ads = await listLiveAds(db, workspaceId, facebookCampaignId);
  const adSets = await listLiveAdSets(db, workspaceId, facebookCampaignId);
  const published = await listPublishedIds(db, workspaceId);
  const { timezone, daysReadSince } = await getScope(db, workspaceId);
  const { lastSyncedAt } = await getSyncState(house, reader);

  const days = lastDays(meta.now(), timezone, periodDays[period]);
  const before = daysBefore(days);
  const inDays = async (of: typeof days) =>
    sumOf(await listDays(db, workspaceId, { ...of, facebookCampaignId }));
  const isKnown = daysReadSince !== null && daysReadSince <= before.since;
  const isFromAds = !isSummed(period) && hasNothing(row) && ads.some((ad) => !hasNothing(ad));
  const ofCampaign = isSummed(period) ? await inDays(days) : isFromAds ? fromAds(ads) : row;
  const deliveries = await openDeliveries(house, reader, {
    adAccountId: row.adAccountId,
    which: { facebookCampaignId },
    timezone,
    lastSyncedAt,
  });
  const delivered = deliveries(row);
  const campaign = presentCampaign(row, {
    delivery: delivered.campaign,
    campaignId: published.find((each) => each.facebookCampaignId === facebookCampaignId)?.id,
    figures: ofCampaign,
    lastSyncedAt,
  });
  return {
    campaign: isFromAds
      ? { ...campaign, figures: { ...campaign.figures, frequency: averageFrequency(ads) } }
      : campaign,
    adAccountId: row.adAccountId,
    adSets: adSets.map((adSet) => presentAdSet(adSet, delivered.adSets.get(adSet.facebookAdSetId)!)),
    ads: ads.map((ad) => presentAd(ad, delivered.ads.get(ad.facebookAdId)!)),
    figuresFrom: isFromAds ? 'ads' : 'campaign',
    before: isKnown ? figuresOf(await inDays(before)) : null,
  };
}

function sumOf(rows: Omit<Counted, 'reach'>[]): Omit<Counted, 'reach'> & { reach: null } {
  const sum = { spendMinor: 0, impressions: 0, clicks: 0, results: 0 };
  for (const row of rows) {
    sum.spendMinor += row.spendMinor;
    sum.impressions += row.impressions;
    sum.clicks += row.clicks;
    sum.results += row.results;
  }
  return { ...sum, reach: null };
}

/** Where Meta gives no figures for the campaign, those of its ads are added up, reach included. */
function fromAds(ads: LiveAdRow[]): Counted {
  return ads.reduce<Counted>(
    (sum, ad) => ({
      spendMinor: sum.spendMinor + ad.spendMinor,
      impressions: sum.impressions + ad.impressions,
      reach: sum.reach + ad.reach,
      clicks: sum.clicks + ad.clicks,
      results: sum.results + ad.results,
    }),
    noFigures,
  );
}

function averageFrequency(ads: LiveAdRow[]): number {
  const shown = ads.filter(({ reach }) => reach > 0);
  if (shown.length === 0) return 0;
  return shown.reduce((sum, { impressions, reach }) => sum + impressions / reach, 0) / shown.length;
}

function hasNothing({
  spendMinor,
  impressions,
}: Pick<LiveCampaignRow, 'spendMinor' | 'impressions'>): boolean {
  return spendMinor === 0 && impressions === 0;
}

function presentAdSet(row: LiveAdSetRow, delivery: Delivery): LiveAdSet {
  const { facebookAdSetId, name, status, configuredStatus, dailyBudgetMinor, places, otherPlaces, goneAt } =
    row;
  return {
    facebookAdSetId,
    name,
    status,
    configuredStatus,
    delivery,
    dailyBudgetMinor,
    places,
    otherPlaces,
    goneAt: goneAt?.toISOString() ?? null,
  };
}

function presentAd(row: LiveAdRow, delivery: Delivery): LiveAd {
  return {
    facebookAdId: row.facebookAdId,
    facebookAdSetId: row.facebookAdSetId,
    name: row.name,
    status: row.status,
    configuredStatus: row.configuredStatus,
    delivery,
    headline: row.headline ?? '',
    primaryText: row.primaryText ?? '',
    description: row.description ?? '',
    callToAction: row.callToAction ?? '',
    pictureUrl: row.imageUrl === null ? null : `/facebook/ads/${row.facebookAdId}/picture`,
    reviewFeedback: row.reviewFeedback,
    figures: figuresOf(row),
    goneAt: row.goneAt?.toISOString() ?? null,
  };
}
