import type { Database } from '#server/platform/database/database.ts';
import { eq, isNull, lt } from 'drizzle-orm';
import { contactMessages } from './tables.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
type Written = Pick<ContactMessageRow, 'page' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'>;

export async function insertMessage(tx: Database, message: Written): Promise<ContactMessageRow> {
  const [row] = await tx.insert(contactMessages).values(message).returning();
  return row!;
}

/** Undefined for one that was removed with its writer's account. */
export async function findMessage(db: Database, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** The ids of messages no email has told the operator of. */
export async function listUnsentMessages(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isNull(contactMessages.sentAt));
  return rows.map(({ id }) => id);
}

export async function markMessageSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db.update(contactMessages).set({ sentAt }).where(eq(contactMessages.id, id));
}

/** Removes what somebody wrote to us, by the address they gave. */
export async function removeMessagesFrom(tx: Database, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.email, email.toLowerCase()));
}

export async function removeOldMessages(db: Database, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
