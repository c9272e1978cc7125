import { readFile } from 'node:fs/promises';
import { type OpenedDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded-database.ts';
import { postgresTemplate, templateFile } from './database-template.ts';
import { makePostgresDatabase } from './postgres-database.ts';

/** A fresh database for one test file: embedded, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbedded(undefined, new Blob([await readFile(templateFile)]));

  const made = await makePostgresDatabase(server, postgresTemplate());
  const database = await openPostgres(made.url);
  return {
    ...database,
    async close() {
      await database.close();
      await made[Symbol.asyncDispose]();
    },
  };
}
