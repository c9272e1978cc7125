import { createHash } from 'node:crypto';
import type { Delivery } from '#contract/live/delivery.ts';
import type { LiveCampaign, LiveOverview, SyncState } from '#contract/live/live-campaign.ts';
import type { Period, TodayFigures } from '#contract/live/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { standingOf } from '../delivery/delivery-account.ts';
import type { Which } from '../delivery/which-queries.ts';
import { openDeliveries } from '../sync/read-deliveries.ts';
import { findComparedDays } from './compare-periods.ts';
import type { Days } from '#contract/days.ts';
import { findFiguresInDays, findTotalsInDays } from './days-queries.ts';
import { tellGoals, weekOf } from './goals.ts';
import { countListed, findNewestTurn, listLiveCampaigns } from './overview-queries.ts';
import { type Counted, daysOf } from './period-days.ts';
import type { LiveCampaignRow } from '../queries.ts';
import { deliveredOf, figuresOf, goneShownMs, noFigures, sumOf, totalsOf } from '../rules.ts';
import { getScope, type Scope } from './scope.ts';
import { getSyncState, type Reader } from '../sync/sync-state.ts';

/** The campaigns of the chosen ad account; without a connection, those of the one that was read last. */
export async function getOverview(ctx: AppContext, reader: Reader, period: Period): Promise<LiveOverview> {
  const view = await getView(ctx, reader, period);
  const { stamp } = await takeStamp(ctx, reader, view);
  return { period, stamp, sync: view.sync, ...(await readCampaigns(ctx, reader, view)) };
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

export async function getView(ctx: AppContext, reader: Reader, period: Period): Promise<View> {
  const { db, now } = ctx;
  const scope = await getScope(ctx, reader.workspaceId);
  const published = await listPublishedIds(db, reader.workspaceId);
  return {
    ...scope,
    period,
    goneAfter: new Date(now() - goneShownMs),
    days: daysOf(period, scope.today),
    ours: new Map(published.map(({ id, facebookCampaignId }) => [facebookCampaignId, id])),
    sync: await getSyncState(ctx, reader, scope.connection),
  };
}

/** All campaigns in the order they are shown in, and what they come to. */
export async function readCampaigns(
  ctx: AppContext,
  reader: Reader,
  view: View,
): Promise<Pick<LiveOverview, 'campaigns'> & AllTold & ByGoal> {
  const rows = await listAll(ctx, reader, view);
  const figuresFor = await openFigures(ctx, reader, { view, rows });
  const listed = rows.filter(({ deletedHereAt }) => deletedHereAt === null);
  const campaigns = await presentCampaigns(ctx, reader, { view, rows: listed, figuresFor });
  return {
    campaigns,
    ...(await tellTotals(ctx, reader, { view, rows, figuresFor })),
    ...(await tellByGoal(ctx, reader, { view, rows, figuresFor })),
  };
}

async function tellByGoal(
  ctx: AppContext,
  reader: Reader,
  { view, rows, figuresFor }: Presented,
): Promise<ByGoal> {
  const told = (period: Period, figuresIn: FiguresFor) => {
    const campaigns = rows.map((row) => ({ objective: row.objective, ...figuresIn(row) }));
    return tellGoals(ctx.db, reader.workspaceId, { campaigns, period, scope: view });
  };
  const goals = await told(view.period, figuresFor);
  const days = daysOf('7d', view.today);
  if (view.period === '7d') return { goals, week: weekOf(days, goals) };
  const inWeek = await openFigures(ctx, reader, { view: { ...view, period: '7d', days }, rows });
  return { goals, week: weekOf(days, await told('7d', inWeek)) };
}

type AllTold = Pick<LiveOverview, 'days' | 'totals' | 'today' | 'totalsBefore'>;
type ByGoal = Pick<LiveOverview, 'goals' | 'week'>;

export async function listAll(
  { db }: AppContext,
  { workspaceId }: Reader,
  view: View,
): Promise<LiveCampaignRow[]> {
  const { adAccountId, goneAfter, period } = view;
  return adAccountId ? listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter, period }) : [];
}

type FiguresFor = (row: LiveCampaignRow) => Pick<Beside, 'figures' | 'today'>;

/** Meta is not asked for the figures of what it no longer has: what is known of its days is added up. */
export async function openFigures(
  { db }: AppContext,
  { workspaceId }: Reader,
  { view: { period, days, today }, rows }: { view: View; rows: LiveCampaignRow[] },
): Promise<FiguresFor> {
  const ids = rows.filter(({ goneAt }) => goneAt).map(({ facebookCampaignId }) => facebookCampaignId);
  const ofGone = await findFiguresInDays(db, workspaceId, { ids, ...days });
  const ofGoneToday = await findFiguresInDays(db, workspaceId, { ids, since: today, until: today });
  return ({ facebookCampaignId: id, figures, goneAt }) => ({
    figures: goneAt ? { ...(ofGone.get(id) ?? noFigures), reach: null } : (figures[period] ?? noFigures),
    today: (goneAt ? ofGoneToday.get(id) : figures.today) ?? noFigures,
  });
}

interface Presented {
  view: View;
  rows: LiveCampaignRow[];
  figuresFor: FiguresFor;
  /** Where they are not all of the ad account's: what is delivered is read of no others. */
  which?: Which;
}

/** These rows as the contract tells them. */
export async function presentCampaigns(
  ctx: AppContext,
  reader: Reader,
  { view, rows, figuresFor, which }: Presented,
): Promise<LiveCampaign[]> {
  const { connection, adAccountId, ours, sync, timezone, metaAheadMs } = view;
  if (!adAccountId) return [];
  const { lastSyncedAt } = sync;
  const wanted = {
    connection,
    adAccountId,
    which: which ?? { adAccountId },
    timezone,
    metaAheadMs,
    lastSyncedAt,
  };
  const deliveries = await openDeliveries(ctx, reader, wanted);
  return rows.map((row) =>
    presentCampaign(row, {
      ...figuresFor(row),
      delivery: deliveries(row).campaign,
      campaignId: ours.get(row.facebookCampaignId),
      lastSyncedAt,
    }),
  );
}

/** What all campaigns come to, without telling of each. */
export async function tellTotals(
  { db }: AppContext,
  { workspaceId }: Reader,
  { view, rows, figuresFor }: Presented,
): Promise<AllTold> {
  const { adAccountId, days, today } = view;
  const currency = view.currency ?? rows[0]?.currency ?? 'USD';
  const all = rows.map((row) => ({ ...row, ...figuresFor(row) }));
  const listed = all.filter(({ deletedHereAt }) => deletedHereAt === null);
  // What was deleted from here is counted in what was spent.
  const delivered = deliveredOf(
    all.map(({ figures }) => figures),
    currency,
  );
  const compared = adAccountId && (await findComparedDays(db, workspaceId, { ...view, adAccountId }));
  const before =
    adAccountId && compared ? await findTotalsInDays(db, workspaceId, { adAccountId, ...compared }) : null;
  return {
    days,
    totals: { ...totalsOf(listed, currency), ...delivered },
    today: { day: today, ...sumOf(all.map((each) => each.today)) },
    totalsBefore: before && deliveredOf([before], currency),
  };
}

/** Taken before the campaigns are read: what is written meanwhile is told twice rather than never. */
export async function takeStamp(
  { db, now }: AppContext,
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
    standingOf(view.connection, adAccountId),
    await findNewestTurn(db, workspaceId, new Date(now() + metaAheadMs)),
  ];
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const { campaignCount, transaction } = await countListed(db, workspaceId, { adAccountId, goneAfter });
  return { stamp: `${transaction}.${hash}`, campaignCount };
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
  const { currency, dailyBudgetMinor, budgetPlace, costGoalMinor, limitMinor, goneAt } = row;
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
    costGoalMinor,
    limitMinor,
    figures: figuresOf(figures),
    today,
    createdAt: row.createdAt.toISOString(),
    // A row that did not change is not written, though a later sync has seen it.
    lastSyncedAt:
      goneAt === null && lastSyncedAt !== null && lastSyncedAt > changedAt ? lastSyncedAt : changedAt,
    goneAt: goneAt?.toISOString() ?? null,
  };
}
