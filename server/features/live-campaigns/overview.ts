import type { LiveCampaign, LiveOverview, SyncState } from '#contract/live-campaigns.ts';
import { type Period, periodDays } from '#contract/live-figures.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { findFiguresInDays, findTotalsInDays } from './days-queries.ts';
import { findNewestSync, listLiveCampaigns, type LiveCampaignRow } from './queries.ts';
import {
  type Counted,
  daysBefore,
  deliveredOf,
  figuresOf,
  goneShownMs,
  lastDays,
  nextManualAt,
  noFigures,
  syncStateOf,
  totalsOf,
  windowDays,
} from './rules.ts';
import { getScope } from './scope.ts';
import { findRetryAfter } from './stale-queries.ts';

/** Whose campaigns are looked at, and what they read. */
export type Reader = Pick<Person, 'workspaceId' | 'language'>;

/** The campaigns of the chosen ad account; without a connection, those of the one that was read last. */
export async function getOverview(house: House, reader: Reader, period: Period): Promise<LiveOverview> {
  const { db, meta, now } = house;
  const { workspaceId } = reader;
  const { adAccountId, currency, timezone, daysReadSince } = await getScope(db, workspaceId);
  const sync = await getSyncState(house, reader);
  if (!adAccountId)
    return { period, campaigns: [], totals: totalsOf([], currency ?? 'USD'), totalsBefore: null, sync };

  const goneAfter = new Date(now() - goneShownMs);
  const rows = await listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter });
  const published = await listPublishedIds(db, workspaceId);
  const idOf = new Map(published.map(({ id, facebookCampaignId }) => [facebookCampaignId, id]));
  const days = lastDays(meta.now(), timezone, periodDays[period]);
  const counted = await findFiguresInDays(db, workspaceId, {
    adAccountId,
    ...days,
    isNeeded: isSummed(period),
  });
  const campaigns = rows.map((row) =>
    presentCampaign(row, {
      campaignId: idOf.get(row.facebookCampaignId),
      figures: isSummed(period)
        ? { ...(counted.get(row.facebookCampaignId) ?? noFigures), reach: null }
        : row,
      lastSyncedAt: sync.lastSyncedAt,
    }),
  );
  const before = daysBefore(days);
  const isKnown = daysReadSince !== null && daysReadSince <= before.since;
  const shown = currency ?? rows[0]?.currency ?? 'USD';
  return {
    period,
    campaigns,
    totals: totalsOf(campaigns, shown),
    totalsBefore: isKnown
      ? deliveredOf([await findTotalsInDays(db, workspaceId, { adAccountId, ...before })], shown)
      : null,
    sync,
  };
}

/** Whether the figures of a period are added up from its days; those of the whole window come from Meta. */
export function isSummed(period: Period): boolean {
  return periodDays[period] !== windowDays;
}

export async function getSyncState(
  { db, now }: House,
  { workspaceId, language }: Reader,
): Promise<SyncState> {
  const newest = await findNewestSync(db, workspaceId, 'any');
  const newestGood = await findNewestSync(db, workspaceId, 'good');
  const lastManual = await findNewestSync(db, workspaceId, 'manual');
  const { isUnread, adAccountId } = await getScope(db, workspaceId);
  const retryAfter = adAccountId && (await findRetryAfter(db, adAccountId, new Date(now())));
  const allowed = nextManualAt(lastManual?.startedAt, now());
  const wanted = retryAfter ? retryAfter.toISOString() : null;
  return {
    ...syncStateOf(newest, isUnread ? undefined : newestGood, language),
    nextManualAt: wanted && (!allowed || wanted > allowed) ? wanted : allowed,
  };
}

interface Beside {
  /** Ours, where it was made here. */
  campaignId: string | undefined;
  figures: Omit<Counted, 'reach'> & { reach: number | null };
  lastSyncedAt: string | null;
}

/** A live campaign as the contract tells it. */
export function presentCampaign(
  row: LiveCampaignRow,
  { campaignId, figures, lastSyncedAt }: Beside,
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
