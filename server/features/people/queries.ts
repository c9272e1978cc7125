import type { Database } from '#server/plumbing/database.ts';
import { eq, sql } from 'drizzle-orm';
import { credentials, people, rateLimits, sessions, verifications } from './tables.ts';

/** Our tables under the names Better Auth knows them by. */
export const authTables = {
  user: people,
  session: sessions,
  account: credentials,
  verification: verifications,
  rateLimit: rateLimits,
};

export async function findPersonId(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: people.id }).from(people).where(eq(people.email, email.toLowerCase()));
  return row?.id;
}

/**
 * Counts one more knock at a door of ours and answers how many there were since the first one within `withinMs`.
 * The key names the door and who knocks.
 */
export async function countKnock(
  db: Database,
  key: string,
  { now, withinMs }: { now: number; withinMs: number },
): Promise<number> {
  const isOver = sql`${rateLimits.lastRequest} <= ${now - withinMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row!.count;
}
