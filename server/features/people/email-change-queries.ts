import type { Database } from '#server/plumbing/database.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { EmailChangeRow } from './queries.ts';
import { emailChanges } from './tables.ts';

type NewEmailChange = Pick<
  typeof emailChanges.$inferInsert,
  'userId' | 'newEmail' | 'presentTokenHash' | 'newTokenHash' | 'expiresAt'
>;

/** Begins a move in place of the one before, whose links are void from now on. */
export async function saveEmailChange(tx: Database, change: NewEmailChange): Promise<void> {
  const fresh = { ...change, presentConfirmedAt: null, newConfirmedAt: null };
  await tx.insert(emailChanges).values(fresh).onConflictDoUpdate({ target: emailChanges.userId, set: fresh });
}

/** The move a link belongs to, held for the rest of the transaction. */
export async function lockEmailChange(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const itsLink = or(eq(emailChanges.presentTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash));
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(itsLink, gt(emailChanges.expiresAt, now)))
    .for('update');
  return row;
}

export async function confirmEmailChangeSide(
  tx: Database,
  id: string,
  side: 'presentConfirmedAt' | 'newConfirmedAt',
): Promise<EmailChangeRow> {
  const [row] = await tx
    .update(emailChanges)
    .set({ [side]: sql`now()` })
    .where(eq(emailChanges.id, id))
    .returning();
  // The row is held by this transaction.
  return row!;
}

export async function removeEmailChange(tx: Database, id: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.id, id));
}
