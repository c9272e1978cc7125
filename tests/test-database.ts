import { readFile } from 'node:fs/promises';
import { openEmbedded, type OpenedDatabase, openPostgres } from '#server/plumbing/database.ts';
import pg from 'pg';
import { templateFile } from './database-template.ts';

/** A fresh database for one test file: embedded, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbedded(undefined, new Blob([await readFile(templateFile)]));

  const made = await makePostgresDatabase(server);
  const database = await openPostgres(made.url);
  return {
    ...database,
    async close() {
      await database.close();
      await made[Symbol.asyncDispose]();
    },
  };
}

/** A database of its own on a PostgreSQL server, which goes with whoever uses it. */
export async function makePostgresDatabase(server: string): Promise<{ url: string } & AsyncDisposable> {
  const name = `adfjord_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
