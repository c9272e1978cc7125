import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { CannotStart } from '../cannot-start.ts';
import { inServerFolder } from '../server-folder.ts';

export const migrationsFolder = inServerFolder('migrations');

interface Journal {
  entries: { when: number }[];
}

/**
 * Makes the tables what this version knows, by `migrate`. Tables that a newer version has made are refused, untouched:
 * the older one would write what the newer one cannot read.
 */
export async function bringUpToDate(
  db: PgDatabase<PgQueryResultHKT>,
  migrate: () => Promise<void>,
): Promise<void> {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const newest = Math.max(...entries.map(({ when }) => when));
  if ((await lastMigration(db)) > newest)
    throw new CannotStart(
      'The database was made by a newer version of Adfjord. Start that version, or restore a backup from before the update. Nothing was changed.',
    );
  await migrate();
}

/** When the last change to the tables was written, by whichever version, in ms; 0 where there are none yet. */
async function lastMigration(db: PgDatabase<PgQueryResultHKT>): Promise<number> {
  const isThere = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!(isThere as { rows: { is: boolean }[] }).rows[0]?.is) return 0;
  const last = await db.execute(sql`select max(created_at) as "when" from drizzle.__drizzle_migrations`);
  return Number((last as { rows: { when: string | null }[] }).rows[0]?.when ?? 0);
}
