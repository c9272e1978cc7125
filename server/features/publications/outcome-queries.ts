import type { Database } from '#server/platform/database/database.ts';
import { count, eq, sql } from 'drizzle-orm';
import { operations } from '../operations/tables.ts';
import { publications } from './tables.ts';

/** How many publications stand how, over all workspaces. */
export function countPublications(db: Database) {
  const { status } = publications;
  const isHeldUp = sql`${status} = 'running' and ${operations.problem} is not null`;
  const standing = sql<string>`case when ${isHeldUp} then 'waiting' else ${status} end`;
  return db
    .select({ status: standing, count: count() })
    .from(publications)
    .leftJoin(operations, eq(operations.id, publications.id))
    .groupBy(standing);
}
