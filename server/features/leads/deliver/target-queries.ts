import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { leadDeliveries, leadTargets } from '../tables.ts';

export type TargetRow = typeof leadTargets.$inferSelect;
export type NewTarget = Omit<typeof leadTargets.$inferInsert, 'id' | 'workspaceId'>;
/** What is undefined stays as it is. */
type TargetChanges = { [Column in keyof NewTarget]?: NewTarget[Column] | undefined };

/** In the order they were added. */
export function listTargets(db: Database, workspaceId: WorkspaceId): Promise<TargetRow[]> {
  return db
    .select()
    .from(leadTargets)
    .where(eq(leadTargets.workspaceId, workspaceId))
    .orderBy(asc(leadTargets.createdAt), asc(leadTargets.id));
}

export async function findTarget(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(leadTargets).where(mine(workspaceId, id));
  return row;
}

/** A neighbour's target is simply not found. */
export async function getTarget(db: Database, workspaceId: WorkspaceId, id: string): Promise<TargetRow> {
  const row = await findTarget(db, workspaceId, id);
  if (!row) throw new Refusal('TARGET_NOT_FOUND');
  return row;
}

export async function insertTarget(db: Database, workspaceId: WorkspaceId, target: NewTarget) {
  const [row] = await db
    .insert(leadTargets)
    .values({ ...target, workspaceId })
    .returning();
  return row!;
}

export async function updateTarget(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ...changes }: { id: string } & TargetChanges,
): Promise<TargetRow> {
  const [row] = await db.update(leadTargets).set(changes).where(mine(workspaceId, id)).returning();
  if (!row) throw new Refusal('TARGET_NOT_FOUND');
  return row;
}

export async function removeTarget(db: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  await db.delete(leadTargets).where(mine(workspaceId, id));
}

/** Of each target of a workspace: what waits, what was given up, and what went wrong the last time. */
export async function countByTarget(db: Database, workspaceId: WorkspaceId) {
  const { targetId, status, lastTriedAt, lastProblem } = leadDeliveries;
  const rows = await db
    .select({
      targetId,
      waiting: sql<number>`count(*) filter (where ${status} = 'waiting')`.mapWith(Number),
      givenUp: sql<number>`count(*) filter (where ${status} = 'given-up')`.mapWith(Number),
      lastProblem: sql`(array_agg(${lastProblem} order by ${lastTriedAt} desc nulls last))[1]`.mapWith(
        lastProblem,
      ),
    })
    .from(leadDeliveries)
    .where(eq(leadDeliveries.workspaceId, workspaceId))
    .groupBy(targetId);
  return new Map(rows.map((row) => [row.targetId, row]));
}

function mine(workspaceId: WorkspaceId, id: string) {
  return and(eq(leadTargets.workspaceId, workspaceId), eq(leadTargets.id, id));
}
