import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { preparations } from './tables.ts';

type PreparationRow = typeof preparations.$inferSelect;

/** So many of one connection wait at once. */
const most = 20;

/** Keeps what was prepared; what nobody confirmed in time goes, and the oldest where too much waits. */
export async function insertPreparation(
  db: Database,
  workspaceId: WorkspaceId,
  { code, now, ...kept }: Omit<PreparationRow, 'workspaceId'> & { now: Date },
): Promise<void> {
  await db.delete(preparations).where(lt(preparations.expiresAt, now));
  await db.insert(preparations).values({ workspaceId, code: hashOf(code), ...kept });
  const older = db
    .select({ code: preparations.code })
    .from(preparations)
    .where(eq(preparations.holder, kept.holder))
    .orderBy(desc(preparations.expiresAt))
    .offset(most);
  await db.delete(preparations).where(inArray(preparations.code, older));
}

interface Shown {
  code: string;
  holder: string;
  now: Date;
}

const isShown = (workspaceId: WorkspaceId, { code, holder, now }: Shown) =>
  and(
    eq(preparations.workspaceId, workspaceId),
    eq(preparations.code, hashOf(code)),
    eq(preparations.holder, holder),
    gt(preparations.expiresAt, now),
  );

/** What this code stands for, to whoever it was given. */
export async function findPreparation(db: Database, workspaceId: WorkspaceId, shown: Shown) {
  const [row] = await db.select().from(preparations).where(isShown(workspaceId, shown));
  return row;
}

/** The same, and it is spent: of two at once, one gets it. */
export async function takePreparation(db: Database, workspaceId: WorkspaceId, shown: Shown) {
  const [row] = await db.delete(preparations).where(isShown(workspaceId, shown)).returning();
  return row;
}
