import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { websiteReadings } from './tables.ts';

export type ReadingRow = typeof websiteReadings.$inferSelect;
export type ReadingChanges = Partial<Pick<ReadingRow, 'status' | 'pages' | 'problem' | 'found'>>;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(websiteReadings.workspaceId, workspaceId), eq(websiteReadings.id, id));
const isUnderWay = inArray(websiteReadings.status, ['reading', 'writing']);

/** Answers whether there was none of that id, whoever's. */
export async function insertReading(
  db: Database,
  workspaceId: WorkspaceId,
  { id, address, startedAt }: Pick<ReadingRow, 'id' | 'address' | 'startedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(websiteReadings)
    .values({ id, workspaceId, address, startedAt, found: { offers: [], sellingPoints: [], pictures: [] } })
    .onConflictDoNothing()
    .returning({ id: websiteReadings.id });
  return rows.length > 0;
}

/** A neighbour's reading is simply not found. */
export async function getReading(db: Database, workspaceId: WorkspaceId, id: string): Promise<ReadingRow> {
  const [row] = await db.select().from(websiteReadings).where(mine(workspaceId, id));
  if (!row) throw new Refusal('READING_NOT_FOUND');
  return row;
}

/** Undefined once it is over, or gone. */
export async function findUnderWay(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select()
    .from(websiteReadings)
    .where(and(mine(workspaceId, id), isUnderWay));
  return row;
}

export async function countUnderWay(db: Database, workspaceId: WorkspaceId): Promise<number> {
  return db.$count(websiteReadings, and(eq(websiteReadings.workspaceId, workspaceId), isUnderWay));
}

/** Changes one that is under way; false once it is over, or gone. */
export async function updateReading(
  db: Database,
  workspaceId: WorkspaceId,
  { id, changes }: { id: string; changes: ReadingChanges },
): Promise<boolean> {
  const rows = await db
    .update(websiteReadings)
    .set(changes)
    .where(and(mine(workspaceId, id), isUnderWay))
    .returning({ id: websiteReadings.id });
  return rows.length > 0;
}

/** Forgets everybody's readings from before. */
export async function removeReadings(db: Database, before: Date): Promise<void> {
  await db.delete(websiteReadings).where(lt(websiteReadings.startedAt, before));
}
