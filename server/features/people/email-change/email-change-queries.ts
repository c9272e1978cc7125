import type { Database } from '#server/platform/database/database.ts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { EmailChangeRow } from '../queries.ts';
import { emailChanges } from '../tables.ts';

type NewEmailChange = Pick<
  typeof emailChanges.$inferInsert,
  'userId' | 'newEmail' | 'presentTokenHash' | 'newTokenHash' | 'expiresAt'
>;

/** Begins a move in place of the one before, whose links are void from now on. */
export async function saveEmailChange(tx: Database, change: NewEmailChange): Promise<void> {
  const fresh = { ...change, presentConfirmedAt: null, newConfirmedAt: null, movedAt: null };
  await tx.insert(emailChanges).values(fresh).onConflictDoUpdate({ target: emailChanges.userId, set: fresh });
}

/** The move a link belongs to, held for the rest of the transaction. */
export async function lockEmailChange(tx: Database, tokenHash: string, now: Date) {
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

/** Its links are known until they would have run out, so that whoever opens one again reads what became of it. */
export async function markEmailChanged(tx: Database, id: string): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ movedAt: sql`now()` })
    .where(eq(emailChanges.id, id));
}

/** Puts another link in the place of one of the two. */
export async function renewEmailChangeLink(
  tx: Database,
  id: string,
  link: { presentTokenHash?: string; newTokenHash?: string; expiresAt: Date },
): Promise<void> {
  await tx.update(emailChanges).set(link).where(eq(emailChanges.id, id));
}

/** Drops the move that is under way for this person; its links are void. Answers whether there was one. */
export async function removeEmailChangeOf(db: Database, personId: string): Promise<boolean> {
  const underWay = and(eq(emailChanges.userId, personId), isNull(emailChanges.movedAt));
  const gone = await db.delete(emailChanges).where(underWay).returning({ id: emailChanges.id });
  return gone.length > 0;
}
