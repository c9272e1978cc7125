import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, eq } from 'drizzle-orm';
import { notNow } from './tables.ts';

export type NotNowRow = Omit<typeof notNow.$inferSelect, 'workspaceId'>;

const mine = (workspaceId: WorkspaceId) => eq(notNow.workspaceId, workspaceId);

/** What is not to be told, by its matter. */
export async function listNotNow(
  db: Database,
  workspaceId: WorkspaceId,
): Promise<ReadonlyMap<string, NotNowRow>> {
  const rows = await db.select().from(notNow).where(mine(workspaceId));
  return new Map(rows.map((row) => [row.matter, row]));
}

export async function saveNotNow(db: Database, workspaceId: WorkspaceId, row: NotNowRow): Promise<void> {
  await db
    .insert(notNow)
    .values({ ...row, workspaceId })
    .onConflictDoUpdate({ target: [notNow.workspaceId, notNow.matter], set: row });
}

/** A neighbour's is simply not found. */
export async function removeNotNow(
  db: Database,
  workspaceId: WorkspaceId,
  recommendationId: string,
): Promise<void> {
  const rows = await db
    .delete(notNow)
    .where(and(mine(workspaceId), eq(notNow.recommendationId, recommendationId)))
    .returning();
  if (rows.length === 0) throw new Refusal('RECOMMENDATION_NOT_FOUND');
}
