import type { Database } from '#server/platform/database/database.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { pushBrowsers } from './tables.ts';

export type BrowserRow = typeof pushBrowsers.$inferSelect;

/** Those of a person, the newest first. */
export function listBrowsers(db: Database, personId: string): Promise<BrowserRow[]> {
  return db
    .select()
    .from(pushBrowsers)
    .where(eq(pushBrowsers.personId, personId))
    .orderBy(desc(pushBrowsers.addedAt), desc(pushBrowsers.id));
}

/** Which browsers each of them has. */
export async function listBrowserIds(db: Database, personIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: pushBrowsers.id, personId: pushBrowsers.personId })
    .from(pushBrowsers)
    .where(inArray(pushBrowsers.personId, personIds));
  const ids = new Map<string, string[]>();
  for (const { id, personId } of rows) ids.set(personId, [...(ids.get(personId) ?? []), id]);
  return ids;
}

export async function findBrowser(db: Database, id: string): Promise<BrowserRow | undefined> {
  const [row] = await db.select().from(pushBrowsers).where(eq(pushBrowsers.id, id));
  return row;
}

/** A browser belongs to whoever said so last. */
export async function saveBrowser(db: Database, { id, ...browser }: typeof pushBrowsers.$inferInsert) {
  const [row] = await db
    .insert(pushBrowsers)
    .values({ id, ...browser })
    .onConflictDoUpdate({ target: pushBrowsers.id, set: browser })
    .returning();
  return row!;
}

/** Whether there was one. */
export async function removeBrowser(db: Database, { id, personId }: { id: string; personId: string }) {
  const gone = await db
    .delete(pushBrowsers)
    .where(and(eq(pushBrowsers.id, id), eq(pushBrowsers.personId, personId)))
    .returning({ id: pushBrowsers.id });
  return gone.length > 0;
}
