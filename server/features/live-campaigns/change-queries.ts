import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { liveChanges } from './tables.ts';

export type ChangeRow = typeof liveChanges.$inferSelect;
type NewChange = Omit<typeof liveChanges.$inferInsert, 'workspaceId'>;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(liveChanges.workspaceId, workspaceId), eq(liveChanges.id, id));
const isRunning = eq(liveChanges.status, 'running');

/** Until the transaction is over, nobody else begins or takes back a change in this workspace. */
export async function holdChanges(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`changes:${workspaceId}`}, 0))`);
}

/** A neighbour's change is simply not found. */
export async function getChange(db: Database, workspaceId: WorkspaceId, id: string): Promise<ChangeRow> {
  const row = await findChange(db, workspaceId, id);
  if (!row) throw new Refusal('CHANGE_NOT_FOUND');
  return row;
}

export async function findChange(
  db: Database,
  workspaceId: WorkspaceId,
  id: string,
): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(liveChanges).where(mine(workspaceId, id));
  return row;
}

export async function insertChange(
  tx: Database,
  workspaceId: WorkspaceId,
  change: NewChange,
): Promise<ChangeRow> {
  const [row] = await tx
    .insert(liveChanges)
    .values({ ...change, workspaceId })
    .returning();
  return row!;
}

/** Changes one that still runs; undefined once it has ended. */
export async function updateRunningChange(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ...news }: Pick<ChangeRow, 'id'> & Partial<ChangeRow>,
): Promise<ChangeRow | undefined> {
  const [row] = await db
    .update(liveChanges)
    .set(news)
    .where(and(mine(workspaceId, id), isRunning))
    .returning();
  return row;
}

/** Those under way, and those that ended since then; in the order in which they began. */
export function listMovingChanges(
  db: Database,
  workspaceId: WorkspaceId,
  { endedSince }: { endedSince?: Date } = {},
): Promise<ChangeRow[]> {
  const isMoving = endedSince ? or(isRunning, gte(liveChanges.finishedAt, endedSince)) : isRunning;
  return db
    .select()
    .from(liveChanges)
    .where(and(eq(liveChanges.workspaceId, workspaceId), isMoving))
    .orderBy(liveChanges.startedAt);
}

/** Newest first. */
export function listChangesOf(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, before, atMost }: { facebookCampaignId: string; before?: Date; atMost: number },
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(liveChanges)
    .where(
      and(
        eq(liveChanges.workspaceId, workspaceId),
        eq(liveChanges.facebookCampaignId, facebookCampaignId),
        before && lt(liveChanges.startedAt, before),
      ),
    )
    .orderBy(desc(liveChanges.startedAt))
    .limit(atMost);
}

/** Every change of these campaigns that was begun since then. */
export function listChangesSince(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignIds, since }: { facebookCampaignIds: string[]; since: Date },
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(liveChanges)
    .where(
      and(
        eq(liveChanges.workspaceId, workspaceId),
        inArray(liveChanges.facebookCampaignId, facebookCampaignIds),
        gte(liveChanges.startedAt, since),
      ),
    );
}
