import type { LiveCampaign, LiveOverview, SyncState } from '#contract/live-campaigns.ts';
import { listPublishedIds } from '#server/features/campaigns/queries.ts';
import { findConnection } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import {
  findNewestSync,
  listLiveCampaigns,
  listSyncedAdAccountIds,
  type LiveCampaignRow,
} from './queries.ts';
import { figuresOf, goneShownMs, syncStateOf, totalsOf } from './rules.ts';

/** The campaigns of the chosen ad account; without a connection, those of the one that was read last. */
export async function getOverview({ db, now }: House, workspaceId: WorkspaceId): Promise<LiveOverview> {
  const { adAccountId, currency } = await getScope(db, workspaceId);
  const sync = await getSyncState(db, workspaceId);
  const goneAfter = new Date(now() - goneShownMs);
  const rows = adAccountId ? await listLiveCampaigns(db, workspaceId, { adAccountId, goneAfter }) : [];
  const published = await listPublishedIds(db, workspaceId);
  const idOf = new Map(published.map(({ id, facebookCampaignId }) => [facebookCampaignId, id]));
  const campaigns = rows.map((row) => present(row, idOf.get(row.facebookCampaignId), sync));
  return { campaigns, totals: totalsOf(campaigns, currency ?? rows[0]?.currency ?? 'USD'), sync };
}

export async function getSyncState(db: Database, workspaceId: WorkspaceId): Promise<SyncState> {
  const newest = await findNewestSync(db, workspaceId, 'any');
  const newestGood = await findNewestSync(db, workspaceId, 'good');
  const { isUnread } = await getScope(db, workspaceId);
  return syncStateOf(newest, isUnread ? undefined : newestGood);
}

async function getScope(db: Database, workspaceId: WorkspaceId) {
  const connection = await findConnection(db, workspaceId);
  const synced = await listSyncedAdAccountIds(db, workspaceId);
  const chosen = connection?.selectedAdAccountId ?? undefined;
  return {
    adAccountId: chosen ?? synced[0],
    currency: connection?.adAccounts.find(({ id }) => id === chosen)?.currency,
    /** Another ad account was read, this one never was. */
    isUnread: chosen !== undefined && synced.length > 0 && !synced.includes(chosen),
  };
}

function present(
  row: LiveCampaignRow,
  campaignId: string | undefined,
  { lastSyncedAt }: SyncState,
): LiveCampaign {
  const { facebookCampaignId, name, objective, status, currency, dailyBudgetMinor, goneAt } = row;
  const changedAt = row.lastSyncedAt.toISOString();
  return {
    facebookCampaignId,
    campaignId: campaignId ?? null,
    name,
    objective,
    status,
    currency,
    dailyBudgetMinor,
    figures: figuresOf(row),
    createdAt: row.createdAt.toISOString(),
    // A row that did not change is not written, though a later sync has seen it.
    lastSyncedAt:
      goneAt === null && lastSyncedAt !== null && lastSyncedAt > changedAt ? lastSyncedAt : changedAt,
    goneAt: goneAt?.toISOString() ?? null,
  };
}
