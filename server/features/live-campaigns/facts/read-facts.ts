import { daysAfter } from '#contract/days.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import type { Delivery } from '#contract/live/delivery.ts';
import type { Drift } from '#contract/live/drifts.ts';
import type { LivePlace } from '#contract/live/live-campaign.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type BadPage, listBadLooks } from '../landing-pages/list-bad-looks.ts';
import { listSilentPixels, type SilentPixel } from '../pixels/pixel-queries.ts';
import { listDriftsIn } from '../drift/list-drifts.ts';
import { listLiveCampaigns } from '../figures/overview-queries.ts';
import { getScope } from '../figures/scope.ts';
import { type LiveCampaignRow, listResultValues } from '../queries.ts';
import { openDeliveries } from '../sync/read-deliveries.ts';
import { getSyncState } from '../sync/sync-state.ts';
import { findFiguresInDays, findTotalsInDays } from '../figures/days-queries.ts';
import type { CountedDay } from '../figures/packed-days-queries.ts';
import { type Counted, daysOf } from '../figures/period-days.ts';
import type { AdWithDays } from '../figures/ad-days-queries.ts';
import { type SayingAd, listDaysByCampaign, listSayingAds, listShownPlaces } from './facts-queries.ts';
import { listComparedAds } from './compared-ads.ts';

/** What an ad did in a week. People are counted anew on each day. */
export interface AdWeek {
  spendMinor: number;
  impressions: number;
  reach: number;
  clicks: number;
}

/** A campaign that Meta still has, with what is known of it. */
export interface KnownCampaign extends Pick<
  LiveCampaignRow,
  | 'facebookCampaignId'
  | 'name'
  | 'objective'
  | 'dailyBudgetMinor'
  | 'budgetPlace'
  | 'costGoalMinor'
  | 'limitMinor'
  | 'createdAt'
  | 'lastDeliveredOn'
> {
  /** Ours, where it was made here. */
  campaignId: string | null;
  delivery: Delivery;
  /** Full days on which something was delivered, oldest first. */
  days: CountedDay[];
  /** The last seven full days as Meta counted them: with how many different people were reached. */
  week: Counted | null;
  /** Those that are shown, as far as Meta tells. */
  ads: KnownAd[];
  /** Day by day all that is kept of its ads, where they may be told apart; else empty. */
  comparedAds: Pick<AdWithDays, 'facebookAdId' | 'days'>[];
  /** Where it is shown; empty where it is also shown in places of kinds that we do not show. */
  places: LivePlace[];
  /** Since it was made; null where not all of that is kept, or it has no limit. */
  spentInAllMinor: number | null;
}

export interface KnownAd {
  facebookAdId: string;
  name: string;
  isOn: boolean;
  activeSince: Date | null;
  /** It said what it says then, at the latest; null where that is not known. */
  wordsSince: Date | null;
  headline: string | null;
  primaryText: string | null;
  description: string | null;
  /** Null while it has not been read. */
  opensForm: boolean | null;
  /** The last two weeks of full days; null where nothing is to be said of them. */
  weeks: { before: AdWeek; now: AdWeek } | null;
}

export interface LiveFacts {
  adAccountId: string;
  currency: string;
  timezone: string;
  /** The day on which figures were read last, by the account's calendar; it is not over. */
  today: string;
  /** From this day on they are known day by day; null while nothing was read. */
  daysReadSince: string | null;
  /** The time by Meta's clock. */
  at: number;
  asOf: string | null;
  campaigns: KnownCampaign[];
  /** In the order in which they are told everywhere. */
  drifts: Drift[];
  badPages: BadPage[];
  silentPixels: SilentPixel[];
  /** What Meta lets the ad account spend in all, and what of that it has spent; null where there is no limit. */
  limitAtMeta: { limitMinor: number; spentMinor: number } | null;
  /** What a result is worth to the owner, where somebody has said it. */
  worth: Partial<Record<Objective, number>>;
  /** Until when Facebook takes our token; null where it does not say, or takes it no more. */
  linkEndsAt: Date | null;
}

/** So many full days are judged by. */
const daysKnown = 28;

/** All that is stored of the campaigns of the chosen ad account and can be judged; in as many reads however many there are. Undefined where none was ever read. */
export async function readLiveFacts(
  ctx: AppContext,
  workspaceId: WorkspaceId,
): Promise<LiveFacts | undefined> {
  const { db, now } = ctx;
  const scope = await getScope(ctx, workspaceId);
  const { adAccountId, connection, timezone, today, metaAheadMs, daysReadSince } = scope;
  if (!adAccountId) return undefined;
  const { asOf, lastSyncedAt } = await getSyncState(ctx, { workspaceId, language: 'en' }, connection);
  const rows = await listLiveCampaigns(db, workspaceId, {
    adAccountId,
    goneAfter: new Date(now()),
    period: '7d',
  });
  const listed = rows.filter(({ deletedHereAt, goneAt }) => deletedHereAt === null && goneAt === null);
  const ours = new Map(
    (await listPublishedIds(db, workspaceId)).map(({ id, facebookCampaignId }) => [facebookCampaignId, id]),
  );
  const which = { adAccountId };
  const wanted = { connection, adAccountId, which, timezone, metaAheadMs, lastSyncedAt };
  const deliveries = await openDeliveries(ctx, { workspaceId, language: 'en' }, wanted);
  const fullDays = { since: daysAfter(today, -daysKnown), until: daysAfter(today, -1) };
  const days = await listDaysByCampaign(db, workspaceId, { ids: listed.map(idOfCampaign), ...fullDays });
  const ads = await listSayingAds(db, workspaceId, adAccountId);
  const compared = await listComparedAds(ctx, workspaceId, { rows: listed, today });
  const currency = scope.currency ?? rows[0]?.currency ?? 'USD';
  const worth = (await listResultValues(db, workspaceId)).filter((each) => each.currency === currency);
  const places = Map.groupBy(await listShownPlaces(db, workspaceId), idOfCampaign);
  const spent = await findSpentInAll(db, workspaceId, { rows: listed, today, daysReadSince });
  const account = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const { limitMinor = null, spentOfLimitMinor = null } = account ?? {};
  return {
    adAccountId,
    currency,
    timezone,
    today,
    daysReadSince,
    at: now() + metaAheadMs,
    asOf,
    campaigns: listed.map((row) => ({
      ...row,
      campaignId: ours.get(row.facebookCampaignId) ?? null,
      delivery: deliveries(row).campaign,
      days: days.get(row.facebookCampaignId) ?? [],
      week: row.figures['7d'] ?? null,
      ads: presentAds(ads.get(row.facebookCampaignId), { of: compared.get(row.facebookCampaignId), today }),
      comparedAds: compared.get(row.facebookCampaignId) ?? [],
      places: placesOf(places.get(row.facebookCampaignId) ?? []),
      spentInAllMinor: spent.get(row.facebookCampaignId) ?? null,
    })),
    limitAtMeta:
      limitMinor === null || spentOfLimitMinor === null
        ? null
        : { limitMinor, spentMinor: spentOfLimitMinor },
    worth: Object.fromEntries(worth.map(({ objective, valueMinor }) => [objective, valueMinor])),
    linkEndsAt: connection && !connection.broken ? connection.tokenExpiresAt : null,
    drifts: await listDriftsIn(ctx, workspaceId, adAccountId),
    badPages: await listBadLooks(ctx, workspaceId, adAccountId),
    silentPixels: await listSilentPixels(db, workspaceId, { adAccountId, timezone }),
  };
}

/** What an ad account has cost from the first of the month up to today. */
export async function readSpentThisMonth(
  { db }: AppContext,
  workspaceId: WorkspaceId,
  { adAccountId, today }: Pick<LiveFacts, 'adAccountId' | 'today'>,
): Promise<number> {
  const month = daysOf('this-month', today);
  return (await findTotalsInDays(db, workspaceId, { adAccountId, ...month })).spendMinor;
}

function idOfCampaign({ facebookCampaignId }: { facebookCampaignId: string }): string {
  return facebookCampaignId;
}

function presentAds(
  ads: SayingAd[] = [],
  { of: withDays = [], today }: { of: AdWithDays[] | undefined; today: string },
): KnownAd[] {
  return ads.map(({ activeSince, ranAt, changedHereAt, ...ad }) => {
    // Other words are reviewed anew, and then it is active since then.
    const said = [activeSince, ranAt, changedHereAt].flatMap((at) => (at ? Date.parse(at) : []));
    const days = withDays.find(({ facebookAdId }) => facebookAdId === ad.facebookAdId)?.days;
    return {
      ...ad,
      isOn: true,
      activeSince: activeSince ? new Date(activeSince) : null,
      wordsSince: said.length > 0 ? new Date(Math.max(...said)) : null,
      weeks: days
        ? { before: weekOf(days, daysAfter(today, -8)), now: weekOf(days, daysAfter(today, -1)) }
        : null,
    };
  });
}

function weekOf(days: AdWithDays['days'], until: string): AdWeek {
  const since = daysAfter(until, -6);
  const week = days.filter(({ day }) => day >= since && day <= until);
  const sum = (of: keyof AdWeek) => week.reduce((total, day) => total + day[of], 0);
  return {
    spendMinor: sum('spendMinor'),
    impressions: sum('impressions'),
    reach: sum('reach'),
    clicks: sum('clicks'),
  };
}

function placesOf(adSets: Awaited<ReturnType<typeof listShownPlaces>>): LivePlace[] {
  return adSets.some(({ otherPlaces }) => otherPlaces > 0) ? [] : adSets.flatMap(({ places }) => places);
}

/** What campaigns with a limit at Meta have spent, where all their days are kept. */
async function findSpentInAll(
  db: AppContext['db'],
  workspaceId: WorkspaceId,
  { rows, today, daysReadSince }: { rows: LiveCampaignRow[]; today: string; daysReadSince: string | null },
): Promise<Map<string, number>> {
  if (daysReadSince === null) return new Map();
  const ids = rows
    .filter(({ limitMinor, createdAt }) => limitMinor !== null && createdAt >= new Date(daysReadSince))
    .map(({ facebookCampaignId }) => facebookCampaignId);
  const figures = await findFiguresInDays(db, workspaceId, { ids, since: daysReadSince, until: today });
  return new Map(ids.map((id) => [id, figures.get(id)?.spendMinor ?? 0]));
}
