import type { Database } from '#server/platform/database/database.ts';
import { count } from 'drizzle-orm';
import { publications } from './tables.ts';

/** How many runs stand how, over all workspaces. */
export function countPublications(db: Database) {
  return db
    .select({ status: publications.status, count: count() })
    .from(publications)
    .groupBy(publications.status);
}
