import type { Delivery } from '#contract/live/delivery.ts';
import type { LiveAd, LiveAdSet, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { Period, TodayFigures } from '#contract/live/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { findHeldBrakes } from '../brakes/present-brakes.ts';
import { findComparedDays } from '../figures/compare-periods.ts';
import { type Days, lastDayOf } from '#contract/days.ts';
import { listDays } from '../figures/days-queries.ts';
import { weekOf } from '../figures/goals.ts';
import { presentCampaign } from '../figures/overview.ts';
import { type Counted, daysOf } from '../figures/period-days.ts';
import {
  getLiveCampaign,
  listLiveAds,
  listLiveAdSets,
  type LiveAdRow,
  type LiveAdSetRow,
} from '../queries.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';
import { listAimsOf } from '../drift/snapshot-queries.ts';
import { findTransparency } from '../steering/find-transparency.ts';
import { openDeliveries } from '../sync/read-deliveries.ts';
import { figuresOf, noFigures, sumOf } from '../rules.ts';
import { getScope } from '../figures/scope.ts';
import { getSyncState, type Reader } from '../sync/sync-state.ts';

/** A live campaign with its ad sets and ads. What Meta no longer has is listed, and marked. */
export async function getDetail(
  ctx: AppContext,
  reader: Reader,
  { facebookCampaignId, period }: { facebookCampaignId: string; period: Period },
): Promise<LiveCampaignDetail> {
  const { db } = ctx;
  const { workspaceId } = reader;
  const row = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const ads = await listLiveAds(db, workspaceId, facebookCampaignId);
  const adSets = await listLiveAdSets(db, workspaceId, facebookCampaignId);
  const published = await listPublishedIds(db, workspaceId);
  const { connection, today, timezone, metaAheadMs, daysReadSince } = await getScope(
    ctx,
    workspaceId,
    row.adAccountId,
  );
  const { lastSyncedAt } = await getSyncState(ctx, reader, connection);

  const days = daysOf(period, today);
  const inDays = async (of: Days) => ({
    ...sumOf(await listDays(db, workspaceId, { ...of, facebookCampaignId })),
    reach: null,
  });
  const countedIn = (of: Period | 'today') => ads.flatMap(({ figures }) => figures[of] ?? []);
  const isFromAds = row.goneAt === null && !row.figures[period] && countedIn(period).some(hasSomething);
  const figuresIn = async (of: Period | 'today') =>
    row.goneAt ? inDays(daysOf(of, today)) : (row.figures[of] ?? sumOfAds(countedIn(of)));
  const comparedIn = (of: Period) =>
    findComparedDays(db, workspaceId, { today, daysReadSince, period: of, facebookCampaignId });
  const deliveries = await openDeliveries(ctx, reader, {
    connection,
    adAccountId: row.adAccountId,
    which: { facebookCampaignId },
    timezone,
    metaAheadMs,
    lastSyncedAt,
  });
  const delivered = deliveries(row);
  const [inAdSets, inAds] = [delivered.adSets(), delivered.ads()];
  const aims = await listAimsOf(db, workspaceId, facebookCampaignId);
  const campaign = presentCampaign(row, {
    delivery: delivered.campaign,
    campaignId: published.find((each) => each.facebookCampaignId === facebookCampaignId)?.id,
    figures: await figuresIn(period),
    today: await figuresIn('today'),
    lastSyncedAt,
  });
  const compared = await comparedIn(period);
  const comparedToWeek = await comparedIn('7d');
  const inWeek = await figuresIn('7d');
  const goal = {
    objective: row.objective ?? ('traffic' as const),
    ...broughtBy(inWeek),
    before: comparedToWeek ? broughtBy(await inDays(comparedToWeek)) : null,
  };
  return {
    campaign: isFromAds
      ? { ...campaign, figures: { ...campaign.figures, frequency: averageFrequency(countedIn(period)) } }
      : campaign,
    adAccountId: row.adAccountId,
    transparency: await findTransparency(db, workspaceId, row),
    brakes: await findHeldBrakes(db, workspaceId, facebookCampaignId),
    adSets: adSets.map((adSet) =>
      presentAdSet(adSet, {
        delivery: inAdSets.get(adSet.facebookAdSetId)!,
        aim: aims.get(adSet.facebookAdSetId),
        timezone,
      }),
    ),
    // What was taken back before anybody has seen it says nothing to anybody.
    ads: ads
      .filter(
        (ad) => ad.goneAt === null || Object.values(ad.figures).some(({ impressions }) => impressions > 0),
      )
      .map((ad) => presentAd(ad, { period, delivery: inAds.get(ad.facebookAdId)! })),
    figuresFrom: isFromAds ? 'ads' : 'campaign',
    days,
    today,
    asOf: new Date(Date.parse(campaign.lastSyncedAt) + metaAheadMs).toISOString(),
    before: compared ? figuresOf(await inDays(compared)) : null,
    week: weekOf(daysOf('7d', today), inWeek.spendMinor + inWeek.results > 0 ? [goal] : []),
  };
}

/** Where Meta gives no figures for the campaign, those of its ads are added up, reach included. */
function sumOfAds(ads: Counted[]): Counted {
  return { ...sumOf(ads), reach: ads.reduce((total, { reach }) => total + reach, 0) };
}

function averageFrequency(ads: Counted[]): number {
  const shown = ads.filter(({ reach }) => reach > 0);
  if (shown.length === 0) return 0;
  return shown.reduce((sum, { impressions, reach }) => sum + impressions / reach, 0) / shown.length;
}

function hasSomething({ spendMinor, impressions }: Counted): boolean {
  return spendMinor > 0 || impressions > 0;
}

function broughtBy({ spendMinor, results }: TodayFigures) {
  return { spendMinor, results };
}

interface AdSetBeside {
  delivery: Delivery;
  /** In Meta's own params. */
  aim: Partial<Watched> | undefined;
  timezone: string;
}

function presentAdSet(row: LiveAdSetRow, { delivery, aim, timezone }: AdSetBeside): LiveAdSet {
  const { facebookAdSetId, name, status, configuredStatus, dailyBudgetMinor, places, otherPlaces, goneAt } =
    row;
  return {
    facebookAdSetId,
    name,
    status,
    configuredStatus,
    delivery,
    dailyBudgetMinor,
    endsOn: row.endsAt && lastDayOf(row.endsAt.getTime(), timezone),
    seeksGoodLeads: aim?.['goal']?.['optimization_goal'] === 'QUALITY_LEAD',
    people: aim?.['people'] ? toPeople(aim['people']) : null,
    places,
    otherPlaces,
    goneAt: goneAt?.toISOString() ?? null,
  };
}

function toPeople({ age_min: from, age_max: to, genders }: Record<string, unknown>): LiveAdSet['people'] {
  const codes: unknown[] = Array.isArray(genders) ? genders : [];
  const gender = codes.length === 1 ? (codes[0] === 1 ? 'men' : 'women') : 'all';
  return { ageFrom: Number(from), ageTo: Number(to), gender };
}

interface AdBeside {
  period: Period;
  delivery: Delivery;
}

function presentAd(row: LiveAdRow, { period, delivery }: AdBeside): LiveAd {
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
    opensForm: row.opensForm,
    pictureUrl:
      row.imageUrl === null ? null : `/facebook/ads/${row.facebookAdId}/picture?workspace=${row.workspaceId}`,
    reviewFeedback: row.reviewFeedback,
    figures: figuresOf(row.figures[period] ?? noFigures),
    goneAt: row.goneAt?.toISOString() ?? null,
  };
}
