import { createHash } from 'node:crypto';
import type { Delivery } from '#contract/delivery.ts';
import type { LiveCampaign, LiveOverview, SyncState } from '#contract/live-campaigns.ts';
import type { DayFigures, Period, TodayFigures } from '#contract/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import { standingOf } from './delivery-account.ts';
import { openDeliveries } from './read-deliveries.ts';
import { comparedTotals } from './compare-periods.ts';
import type { Days } from './days.ts';
import { findFiguresInDays } from './days-queries.ts';
import { countListed, findNewestTurn, listLiveCampaigns } from './overview-queries.ts';
import { type Counted, daysOf } from './period-days.ts';
import type { LiveCampaignRow } from './queries.ts';
import { deliveredOf, figuresOf, goneShownMs, noFigures, totalsOf } from './rules.ts';
import { getScope, type Scope } from './scope.ts';
import { getSyncState, type Reader } from './sync-state.ts';

/** The campaigns of the chosen ad account; without a connection, those of the one that was read last. */
export async function getOverview(house: House, reader: Reader, period: Period): Promise<LiveOverview> {
  const view = await getView(house, reader, period);
  const { stamp } = await takeStamp(house, reader, view);
  return { period, stamp, sync: view.sync, ...(await readCampaigns(house, reader, view)) };
}

/** What decides which campaigns are shown, and with which figures, besides their own rows. */
export interface View extends Scope {
  period: Period;
  goneAfter: Date;
  days: Days;
  /** Ours, by Meta's id, where they were made here. */
  ours: Map<string, string>;
  sync: SyncState;
}

export async function getView(house: House, reader: Reader, period: Period): Promise<View> {
  const { db, now } = house;
  const scope = await getScope(house, reader.workspaceId);
  const published = await listPublishedIds(db, reader.workspaceId);
  return {
    ...scope,
    period,
    goneAfter: new Date(now() - goneShownMs),
    days: daysOf(period, scope.today),
    ours: new Map(published.map(({ id, facebookCampaignId }) => [facebookCampaignId, id])),
    sync: await getSyncState(house, reader),
  };
}

export async function readCampaigns(
  house: House,
  reader: Reader,
  view: View,
): Promise<Pick<LiveOverview, 'campaigns' | 'days' | 'totals' | 'today' | 'totalsBefore'>> {
  const { db } = house;
  const { workspaceId } = reader;
  const { adAccountId, currency, period, goneAfter, days, today, ours, sync, timezone, metaAheadMs } = view;
  const nothing = { campaigns: [], days, totals: totalsOf([], currency ?? 'USD') };
  if (!adAccountId) return { ...nothing, today: todayOf([], today), totalsBefore: null };

  const rows = await listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter, period });
  // Meta is not asked for the figures of what it no longer has: what is known of its days is added up.
  const ids = rows.filter(({ goneAt }) => goneAt).map(({ facebookCampaignId }) => facebookCampaignId);
  const ofGone = await findFiguresInDays(db, workspaceId, { ids, ...days });
  const ofGoneToday = await findFiguresInDays(db, workspaceId, { ids, since: today, until: today });
  const deliveries = await openDeliveries(house, reader, {
    adAccountId,
    which: { adAccountId },
    timezone,
    metaAheadMs,
    lastSyncedAt: sync.lastSyncedAt,
  });
  const all = rows.map((row) => {
    const { facebookCampaignId: id, figures, goneAt } = row;
    return presentCampaign(row, {
      delivery: deliveries(row).campaign,
      campaignId: ours.get(id),
      figures: goneAt ? { ...(ofGone.get(id) ?? noFigures), reach: null } : (figures[period] ?? noFigures),
      today: (goneAt ? ofGoneToday.get(id) : figures.today) ?? noFigures,
      lastSyncedAt: sync.lastSyncedAt,
    });
  });
  const shown = currency ?? rows[0]?.currency ?? 'USD';
  const campaigns = all.filter((_campaign, place) => rows[place]!.deletedHereAt === null);
  const spent = deliveredOf(
    all.map(({ figures }) => figures),
    shown,
  );
  return {
    campaigns,
    days,
    totals: { ...totalsOf(campaigns, shown), ...spent },
    today: todayOf(all, today),
    totalsBefore: await comparedTotals(db, workspaceId, { ...view, adAccountId, currency: shown }),
  };
}

/** Taken before the campaigns are read: what is written meanwhile is told twice rather than never. */
export async function takeStamp(
  { db, now }: House,
  { workspaceId }: Reader,
  view: View,
): Promise<{ stamp: string; campaignCount: number }> {
  const { adAccountId, currency, period, goneAfter, today, daysReadSince, ours, metaAheadMs } = view;
  if (!adAccountId) return { stamp: '', campaignCount: 0 };
  const shown = [
    adAccountId,
    currency,
    period,
    today,
    daysReadSince,
    [...ours].toSorted(([one], [other]) => one.localeCompare(other)),
    standingOf(await findConnection(db, workspaceId), adAccountId),
    await findNewestTurn(db, workspaceId, new Date(now() + metaAheadMs)),
  ];
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const { campaignCount, transaction } = await countListed(db, workspaceId, { adAccountId, goneAfter });
  return { stamp: `${transaction}.${hash}`, campaignCount };
}

function todayOf(campaigns: LiveCampaign[], day: string): DayFigures {
  const sum = (of: keyof TodayFigures) => campaigns.reduce((total, { today }) => total + today[of], 0);
  return {
    day,
    spendMinor: sum('spendMinor'),
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    results: sum('results'),
  };
}

interface Beside {
  delivery: Delivery;
  /** Ours, where it was made here. */
  campaignId: string | undefined;
  figures: Omit<Counted, 'reach'> & { reach: number | null };
  today: TodayFigures;
  lastSyncedAt: string | null;
}

/** A live campaign as the contract tells it. */
export function presentCampaign(
  row: LiveCampaignRow,
  { delivery, campaignId, figures, today, lastSyncedAt }: Beside,
): LiveCampaign {
  const { facebookCampaignId, name, objective, status, configuredStatus } = row;
  const { currency, dailyBudgetMinor, budgetPlace, goneAt } = row;
  const changedAt = row.lastSyncedAt.toISOString();
  return {
    facebookCampaignId,
    campaignId: campaignId ?? null,
    name,
    objective,
    status,
    configuredStatus,
    delivery,
    currency,
    dailyBudgetMinor,
    budgetPlace,
    figures: figuresOf(figures),
    today,
    createdAt: row.createdAt.toISOString(),
    // A row that did not change is not written, though a later sync has seen it.
    lastSyncedAt:
      goneAt === null && lastSyncedAt !== null && lastSyncedAt > changedAt ? lastSyncedAt : changedAt,
    goneAt: goneAt?.toISOString() ?? null,
  };
}
