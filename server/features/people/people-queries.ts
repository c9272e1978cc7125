import type { Database } from '#server/platform/database/database.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { people, sessions } from './tables.ts';

/** Everybody of these ids, by name. */
export function listPeople(db: Database, ids: string[]): Promise<(typeof people.$inferSelect)[]> {
  return db
    .select()
    .from(people)
    .where(inArray(people.id, ids))
    .orderBy(sql`lower(${people.name})`, people.id);
}

/** What a new tab of this session opens. */
export async function setActiveWorkspace(db: Database, sessionId: string, workspaceId: string) {
  await db.update(sessions).set({ activeWorkspaceId: workspaceId }).where(eq(sessions.id, sessionId));
}
