import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, eq } from 'drizzle-orm';
import { withoutLast } from './put-off-evidence.ts';
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

/** As if it had not been said; a neighbour's is simply not found. */
export async function forgetNotNow(
  db: Database,
  workspaceId: WorkspaceId,
  { recommendationId, at }: { recommendationId: string; at: Date },
): Promise<void> {
  const which = and(mine(workspaceId), eq(notNow.recommendationId, recommendationId));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(notNow).where(which).for('update');
    if (!row) throw new Refusal('RECOMMENDATION_NOT_FOUND');
    const evidence = withoutLast(row);
    if (evidence === undefined) await tx.delete(notNow).where(which);
    else await tx.update(notNow).set({ evidence, recommendationId: '', askAgainAt: at }).where(which);
  });
}
