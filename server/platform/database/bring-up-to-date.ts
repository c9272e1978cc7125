import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { CannotStart } from '../cannot-start.ts';
import { inServerFolder } from '../server-folder.ts';
import { foresee, type Outlook } from './foresee.ts';
import { rowsOf } from './rows-of.ts';

export const migrationsFolder = inServerFolder('migrations');

/**
 * Makes the tables what this version knows, by `migrate`, and tells how long that will take where there is something in
 * them. Tables that a newer version has made are refused, untouched: the older one would write what the newer one cannot read.
 */
export async function bringUpToDate(
  db: PgDatabase<PgQueryResultHKT>,
  migrate: () => Promise<void>,
  tell: (sentence: string) => void = console.log,
): Promise<void> {
  const changes = readMigrationFiles({ migrationsFolder });
  const last = await lastMigration(db);
  if (last > Math.max(...changes.map(({ folderMillis }) => folderMillis)))
    throw new CannotStart(
      'The database was made by a newer version of Adfjord. Start that version, or restore a backup from before the update. Nothing was changed.',
    );
  const waiting = changes.filter(({ folderMillis }) => folderMillis > last);
  if (last === 0 || waiting.length === 0) return migrate();
  const outlook = await foresee(
    db,
    waiting.flatMap((change) => change.sql),
  );
  const count = waiting.length === 1 ? '1 change' : `${waiting.length} changes`;
  tell(`Bringing the database up to date: ${count}, ${inWords(outlook)}.`);
  const startedAt = performance.now();
  await migrate();
  tell(`The database is up to date, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function inWords({ bytes, seconds }: Outlook): string {
  if (seconds < 2) return 'a moment';
  const about = seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} minutes`;
  return `about ${about}, as they go through ${Math.ceil(bytes / 1_000_000)} MB`;
}

/** When the last change to the tables was written, by whichever version, in ms; 0 where there are none yet. */
async function lastMigration(db: PgDatabase<PgQueryResultHKT>): Promise<number> {
  const isThere = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!rowsOf<{ is: boolean }>(isThere)[0]?.is) return 0;
  const last = await db.execute(sql`select max(created_at) as "when" from drizzle.__drizzle_migrations`);
  return Number(rowsOf<{ when: string | null }>(last)[0]?.when ?? 0);
}
