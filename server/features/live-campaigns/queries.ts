import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { and, desc, eq, gt, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { Refusal } from '#server/plumbing/refusal.ts';
import { dailyFigures, liveAds, liveAdSets, liveCampaigns, syncs } from './tables.ts';

export type LiveCampaignRow = typeof liveCampaigns.$inferSelect;
export type LiveAdSetRow = typeof liveAdSets.$inferSelect;
export type LiveAdRow = typeof liveAds.$inferSelect;
export type SyncRow = typeof syncs.$inferSelect;

/** A neighbour's campaign is simply not found. */
export async function getLiveCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveCampaignRow> {
  const [row] = await db
    .select()
    .from(liveCampaigns)
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.facebookCampaignId, facebookCampaignId),
      ),
    );
  if (!row) throw new Refusal('LIVE_CAMPAIGN_NOT_FOUND');
  return row;
}

export function listLiveAdSets(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveAdSetRow[]> {
  const mine = and(
    eq(liveAdSets.workspaceId, workspaceId),
    eq(liveAdSets.facebookCampaignId, facebookCampaignId),
  );
  return db.select().from(liveAdSets).where(mine).orderBy(liveAdSets.facebookAdSetId);
}

export function listLiveAds(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<LiveAdRow[]> {
  const mine = and(eq(liveAds.workspaceId, workspaceId), eq(liveAds.facebookCampaignId, facebookCampaignId));
  return db.select().from(liveAds).where(mine).orderBy(liveAds.facebookAdId);
}

/** From which day on an ad account's figures are known day by day; null while none were read. */
export async function findDaysReadSince(
  db: Database,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ daysReadSince: syncs.daysReadSince })
    .from(syncs)
    .where(
      and(
        eq(syncs.workspaceId, workspaceId),
        eq(syncs.adAccountId, adAccountId),
        isNotNull(syncs.daysReadSince),
      ),
    )
    .orderBy(desc(syncs.startedAt))
    .limit(1);
  return row?.daysReadSince ?? null;
}

/** What runs comes first, then by spend; at the end those that Meta no longer has since `goneAfter`. */
export function listLiveCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, goneAfter }: { adAccountId: string; goneAfter: Date },
): Promise<LiveCampaignRow[]> {
  const { status, spendMinor, name, goneAt } = liveCampaigns;
  const mine = and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId));
  return db
    .select()
    .from(liveCampaigns)
    .where(and(mine, or(isNull(goneAt), gt(goneAt, goneAfter))))
    .orderBy(sql`${goneAt} is not null`, sql`${status} <> 'ACTIVE'`, desc(spendMinor), name);
}

/** The ad accounts that campaigns have been read from, the latest first. */
export async function listSyncedAdAccountIds(db: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const { adAccountId, lastSyncedAt } = liveCampaigns;
  const rows = await db
    .select({ adAccountId })
    .from(liveCampaigns)
    .where(eq(liveCampaigns.workspaceId, workspaceId))
    .groupBy(adAccountId)
    .orderBy(desc(max(lastSyncedAt)));
  return rows.map((row) => row.adAccountId);
}

export async function insertSync(
  db: Database,
  workspaceId: WorkspaceId,
  sync: Pick<SyncRow, 'id' | 'type' | 'startedAt'>,
): Promise<void> {
  await db.insert(syncs).values({ ...sync, workspaceId });
}

export async function finishSync(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ...outcome }: Pick<SyncRow, 'id' | 'finishedAt' | 'campaignCount' | 'problem'>,
): Promise<void> {
  await db
    .update(syncs)
    .set(outcome)
    .where(and(eq(syncs.workspaceId, workspaceId), eq(syncs.id, id)));
}

export async function findNewestSync(
  db: Database,
  workspaceId: WorkspaceId,
  kind: 'any' | 'good' | 'manual',
): Promise<SyncRow | undefined> {
  const of = {
    any: undefined,
    good: and(isNotNull(syncs.finishedAt), isNull(syncs.problem)),
    manual: eq(syncs.type, 'manual'),
  };
  const [row] = await db
    .select()
    .from(syncs)
    .where(and(eq(syncs.workspaceId, workspaceId), of[kind]))
    .orderBy(desc(syncs.startedAt))
    .limit(1);
  return row;
}

/**
 * Workspaces that have synced before and are due: their last sync failed, or the last good one ended before
 * `goodBefore`. One that was begun after `triedBefore` is left alone. The longest waiting come first.
 */
export async function listStaleWorkspaces(
  db: Database,
  { goodBefore, triedBefore, atMost }: { goodBefore: Date; triedBefore: Date; atMost: number },
): Promise<WorkspaceId[]> {
  const tried = max(syncs.startedAt);
  const wentWell = sql`${syncs.finishedAt} is not null and ${syncs.problem} is null`;
  const good = sql`max(${syncs.finishedAt}) filter (where ${wentWell})`;
  const lastFailed = sql`max(${syncs.startedAt}) filter (where ${wentWell}) < ${tried}`;
  const rows = await db
    .select({ workspaceId: syncs.workspaceId })
    .from(syncs)
    .groupBy(syncs.workspaceId)
    .having(
      and(
        lt(tried, triedBefore),
        sql`(${good} is null or ${good} < ${goodBefore.toISOString()} or ${lastFailed})`,
      ),
    )
    .orderBy(tried)
    .limit(atMost);
  // The ids come from rows that only a signed-in person's request has begun.
  return rows.map(({ workspaceId }) => workspaceId as WorkspaceId);
}

/** Forgets everything Meta has reported for this workspace. */
export async function removeLiveCampaigns(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  for (const table of [dailyFigures, liveAds, liveAdSets, liveCampaigns, syncs])
    await tx.delete(table).where(eq(table.workspaceId, workspaceId));
}
