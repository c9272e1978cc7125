import { CannotStart } from '#server/platform/cannot-start.ts';
import { migrationsFolder } from '#server/platform/database/bring-up-to-date.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { listTables, shapeOf } from './stored-tables.ts';

/**
 * Makes the tables anew as they were when a backup of that shape was made, without a row in them. Answers what brings
 * them up to date again, once the rows are there. Refuses a shape that no earlier version had.
 */
export async function makeOlderTables(tx: Database, shape: string): Promise<() => Promise<void>> {
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  const migrations = readMigrationFiles({ migrationsFolder });
  for (const [place, migration] of migrations.entries()) {
    await apply(tx, migration);
    if (shapeOf(await listTables(tx)) !== shape) continue;
    return async () => {
      for (const later of migrations.slice(place + 1)) await apply(tx, later);
    };
  }
  throw new CannotStart(
    'This backup was made by a newer version of Adfjord, or by one that is not known here. Restore it with that version. Nothing was changed.',
  );
}

/** As Drizzle does it, and notes it. */
async function apply(tx: Database, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}
