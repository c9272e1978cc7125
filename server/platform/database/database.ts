import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { bringUpToDate, migrationsFolder } from './bring-up-to-date.ts';
import { reach } from './reach-postgres.ts';

/** The whole database, or one transaction of it: a query cannot tell and need not. */
export type Database = PgDatabase<PgQueryResultHKT>;

interface Opened {
  db: Database;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends Opened {
  engine: 'embedded';
  pglite: PGlite;
}

interface PostgresDatabase extends Opened {
  engine: 'postgres';
  url: string;
}

/** One database type, two engines. */
export type OpenedDatabase = EmbeddedDatabase | PostgresDatabase;

/** Opens the database of an installation: PostgreSQL where one is named, else the embedded one in its data folder. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<OpenedDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const { openEmbedded } = await import('./embedded-database.ts');
  return openEmbedded(join(dataDir, 'database'));
}

/** A number of ours: while one process changes the tables, others that start wait for it. */
const migrating = 77_014_001;

/** Opens PostgreSQL and brings its tables up to date, one process at a time. */
export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool, { casing: 'snake_case' });
  const held = await reach(() => pool.connect());
  try {
    const alone = drizzlePostgres(held, { casing: 'snake_case' });
    await alone.execute(sql`select pg_advisory_lock(${migrating})`);
    await bringUpToDate(alone, () => migratePostgres(alone, { migrationsFolder }));
  } catch (error) {
    void pool.end();
    throw error;
  } finally {
    // With the connection goes the lock.
    held.release(true);
  }
  return { engine: 'postgres', db: db as unknown as Database, url, close: () => pool.end() };
}

/** Fails when the database does not answer. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Why PostgreSQL refused a row, where that is why something failed. */
export function refusedRow(error: unknown): 'taken' | 'orphan' | undefined {
  const code = codeOf(error);
  if (code === '23505') return 'taken';
  return code === '23503' ? 'orphan' : undefined;
}

/** Whether PostgreSQL refused something for the values it was given, so that without them it may succeed. */
export function isRefusedValue(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return ['22', '23', '54'].includes(code.slice(0, 2));
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
