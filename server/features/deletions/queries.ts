import type { Database } from '#server/platform/database/database.ts';
import { eq } from 'drizzle-orm';
import { deletions } from './tables.ts';

export type DeletionRow = typeof deletions.$inferSelect;

export async function insertDeletion(
  tx: Database,
  deletion: Omit<DeletionRow, 'finishedAt'> & { finishedAt?: Date },
): Promise<DeletionRow> {
  const [row] = await tx.insert(deletions).values(deletion).returning();
  return row!;
}

export async function findDeletion(db: Database, code: string): Promise<DeletionRow | undefined> {
  const [row] = await db.select().from(deletions).where(eq(deletions.code, code));
  return row;
}

export async function finishDeletionRow(db: Database, code: string, finishedAt: Date): Promise<void> {
  await db.update(deletions).set({ finishedAt }).where(eq(deletions.code, code));
}
