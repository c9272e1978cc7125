import type { Database } from '#server/platform/database/database.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { uploadLocks } from '../tables.ts';

interface Claim {
  uploadKey: string;
  holder: string;
}

/** A holder that has not been heard of for this long is dead. */
const runsOut = sql`now() + interval '10 seconds'`;
const mine = ({ uploadKey, holder }: Claim) =>
  and(eq(uploadLocks.uploadKey, uploadKey), eq(uploadLocks.holder, holder));

/** Takes the upload, or answers who holds it. */
export async function takeUpload(db: Database, claim: Claim): Promise<string> {
  const { holder } = claim;
  const [taken] = await db
    .insert(uploadLocks)
    .values({ ...claim, expiresAt: runsOut })
    .onConflictDoUpdate({
      target: uploadLocks.uploadKey,
      set: { holder, expiresAt: runsOut },
      setWhere: lt(uploadLocks.expiresAt, sql`now()`),
    })
    .returning();
  return taken?.holder ?? (await findHolder(db, claim.uploadKey)) ?? takeUpload(db, claim);
}

/** Who writes to an upload right now, if anybody does. */
export async function findHolder(db: Database, uploadKey: string): Promise<string | undefined> {
  const [row] = await db.select().from(uploadLocks).where(eq(uploadLocks.uploadKey, uploadKey));
  return row?.holder;
}

/** False when somebody else has taken over. */
export async function prolongUpload(db: Database, claim: Claim): Promise<boolean> {
  const rows = await db.update(uploadLocks).set({ expiresAt: runsOut }).where(mine(claim)).returning();
  return rows.length > 0;
}

export async function releaseUpload(db: Database, claim: Claim): Promise<void> {
  await db.delete(uploadLocks).where(mine(claim));
}

/** Removes what dead holders have left. */
export async function removeStaleLocks(db: Database): Promise<void> {
  await db.delete(uploadLocks).where(lt(uploadLocks.expiresAt, sql`now()`));
}
