import { createHash, randomUUID } from 'node:crypto';
import type { Delivery } from '#contract/delivery.ts';
import type { LiveCampaign, LiveOverview, SyncState } from '#contract/live-campaigns.ts';
import { type Period, periodDays } from '#contract/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import { findFiguresInDays, findTotalsInDays } from './days-queries.ts';
import { countListed, findNewestTurn, listLiveCampaigns } from './overview-queries.ts';
import { standingOf } from './delivery-account.ts';
import { findNewestSync, type LiveCampaignRow } from './queries.ts';
import {
  type Counted,
  type Days,
  daysBefore,
  deliveredOf,
  figuresOf,
  goneShownMs,
  lastDays,
  noFigures,
  totalsOf,
  windowDays,
} from './rules.ts';
import { openDeliveries } from './read-deliveries.ts';
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
  const { db, meta, now } = house;
  const scope = await getScope(db, reader.workspaceId);
  const published = await listPublishedIds(db, reader.workspaceId);
  return {
    ...scope,
    period,
    goneAfter: new Date(now() - goneShownMs),
    days: lastDays(meta.now(), scope.timezone, periodDays[period]),
    ours: new Map(published.map(({ id, facebookCampaignId }) => [facebookCampaignId, id])),
    sync: await getSyncState(house, reader),
  };
}

export async function readCampaigns(
  house: House,
  reader: Reader,
  view: View,
): Promise<Pick<LiveOverview, 'campaigns' | 'totals' | 'totalsBefore'>> {
  const { db } = house;
  const { workspaceId } = reader;
  const { adAccountId, currency, period, goneAfter, days, ours, sync, timezone } = view;
  if (!adAccountId) return { campaigns: [], totals: totalsOf([], currency ?? 'USD'), totalsBefore: null };

  const rows = await listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter });
  const counted = await findFiguresInDays(db, workspaceId, {
    adAccountId,
    ...days,
    isNeeded: isSummed(period),
  });
  const deliveries = await openDeliveries(house, reader, {
    adAccountId,
    which: { adAccountId },
    timezone,
    lastSyncedAt: sync.lastSyncedAt,
  });
  const campaigns = rows.map((row) =>
    presentCampaign(row, {
      delivery: deliveries(row).campaign,
      campaignId: ours.get(row.facebookCampaignId),
      figures: isSummed(period)
        ? { ...(counted.get(row.facebookCampaignId) ?? noFigures), reach: null }
        : row,
      lastSyncedAt: sync.lastSyncedAt,
    }),
  );
  const shown = currency ?? rows[0]?.currency ?? 'USD';
  return {
    campaigns,
    totals: totalsOf(campaigns, shown),
    totalsBefore: knowsBefore(view)
      ? deliveredOf([await findTotalsInDays(db, workspaceId, { adAccountId, ...daysBefore(days) })], shown)
      : null,
  };
}

/** Taken before the campaigns are read: what is written meanwhile is told twice rather than never. */
export async function takeStamp(
  { db, now }: House,
  { workspaceId }: Reader,
  view: View,
): Promise<{ stamp: string; campaignCount: number }> {
  const { adAccountId, currency, period, goneAfter, days, ours } = view;
  if (!adAccountId) return { stamp: '', campaignCount: 0 };
  // Figures that are added up from days change with a sync and not with the campaign's row.
  const newest = isSummed(period) ? await findNewestSync(db, workspaceId, 'any') : undefined;
  const sums = newest && (newest.finishedAt ?? randomUUID());
  const shown = [
    adAccountId,
    currency,
    period,
    days,
    knowsBefore(view),
    [...ours].toSorted(([one], [other]) => one.localeCompare(other)),
    sums,
    standingOf(await findConnection(db, workspaceId), adAccountId),
    await findNewestTurn(db, workspaceId, new Date(now())),
  ];
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const { campaignCount, transaction } = await countListed(db, workspaceId, { adAccountId, goneAfter });
  return { stamp: `${transaction}.${hash}`, campaignCount };
}

/** Whether the days before those that are shown were read, too. */
function knowsBefore({ daysReadSince, days }: View): boolean {
  return daysReadSince !== null && daysReadSince <= daysBefore(days).since;
}

/** Whether the figures of a period are added up from its days; those of the whole window come from Meta. */
export function isSummed(period: Period): boolean {
  return periodDays[period] !== windowDays;
}

interface Beside {
  delivery: Delivery;
  /** Ours, where it was made here. */
  campaignId: string | undefined;
  figures: Omit<Counted, 'reach'> & { reach: number | null };
  lastSyncedAt: string | null;
}

/** A live campaign as the contract tells it. */
export function presentCampaign(
  row: LiveCampaignRow,
  { delivery, campaignId, figures, lastSyncedAt }: Beside,
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
    createdAt: row.createdAt.toISOString(),
    // A row that did not change is not written, though a later sync has seen it.
    lastSyncedAt:
      goneAt === null && lastSyncedAt !== null && lastSyncedAt > changedAt ? lastSyncedAt : changedAt,
    goneAt: goneAt?.toISOString() ?? null,
  };
}
