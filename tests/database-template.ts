import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type OpenedDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded-database.ts';
import { makePostgresDatabase } from './postgres-database.ts';

/** Where the embedded template lies. */
export const templateFile = join(import.meta.dirname, '..', '.cache', 'tests', 'database.tar');

const nameOfTemplate = 'TEST_DATABASE_TEMPLATE';

/** The template on the PostgreSQL server of this test run. */
export function postgresTemplate(): string | undefined {
  return process.env[nameOfTemplate];
}

/**
 * Makes once what every test house begins with: a database with all tables, the queue's as well, and nobody in it.
 * Vitest calls this before all test files, and what it answers after them.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  // It imports the server's texts, which Vitest has compiled by now, and not when it read this file.
  const { furnish } = await import('./furnish-database.ts');
  const server = process.env.TEST_DATABASE_URL;
  if (server) return makePostgresTemplate(server, furnish);
  const database = await openEmbedded();
  await furnish(database);
  forgetSisters(database.pglite);
  await shortenLog(database.pglite);
  const dump = await database.pglite.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(templateFile), { recursive: true });
  await writeFile(`${templateFile}.new`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${templateFile}.new`, templateFile);
  return () => Promise.resolve();
}

/** What other databases would be made from, two thirds of all files: no test makes one, and every house would carry them. */
function forgetSisters({ Module: { FS } }: PGlite): void {
  for (const sister of ['1', '4'].map((id) => `/pglite/data/base/${id}`)) {
    for (const file of FS.readdir(sister)) if (!file.startsWith('.')) FS.unlink(`${sister}/${file}`);
  }
}

/** Begins its log anew, without the sixteen megabytes that are kept ready for it: it grows where something is written. */
async function shortenLog(pglite: PGlite): Promise<void> {
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  );
  const { FS } = pglite.Module;
  const folder = '/pglite/data/pg_wal';
  for (const file of FS.readdir(folder)) {
    if (file === rows[0]?.name) FS.truncate(`${folder}/${file}`, 16_384);
    else if (/^[\dA-F]{24}$/.test(file)) FS.unlink(`${folder}/${file}`);
  }
}

async function makePostgresTemplate(
  server: string,
  furnish: (database: OpenedDatabase) => Promise<void>,
): Promise<() => Promise<void>> {
  const made = await makePostgresDatabase(server);
  const database = await openPostgres(made.url);
  await furnish(database);
  await database.close();
  process.env[nameOfTemplate] = made.name;
  return async () => {
    await made[Symbol.asyncDispose]();
  };
}
