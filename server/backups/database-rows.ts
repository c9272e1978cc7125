import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { sql } from 'drizzle-orm';
import {
  listForeignKeys,
  listSequences,
  listTables,
  type Sequence,
  type StoredTable,
  tableName,
} from './stored-tables.ts';

export interface StoredRows {
  tables: (StoredTable & { rows: number })[];
  sequences: Sequence[];
}

const rowsAtOnce = 500;

/** Writes every row into a folder, one file a table, all as they were at one moment. Others may go on writing. */
export function dumpRows(db: Database, folder: string): Promise<StoredRows> {
  return db.transaction(
    async (tx) => {
      const stored: StoredRows = { tables: [], sequences: await listSequences(tx) };
      for (const table of await listTables(tx)) {
        const counted = { rows: 0 };
        const lines = Readable.from(linesOf(tx, table, counted));
        await pipeline(lines, createWriteStream(join(folder, fileOf(table))));
        stored.tables.push({ ...table, ...counted });
      }
      return stored;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Each row is its columns as PostgreSQL writes them out, which loses nothing, whatever their type. */
async function* linesOf(tx: Database, table: StoredTable, counted: { rows: number }) {
  const columns = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await tx.execute(sql`declare stored no scroll cursor for
    select json_build_array(${sql.join(columns, sql`, `)})::text as line from ${tableName(table)}`);
  for (;;) {
    const rows = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch ${rowsAtOnce} from stored`)));
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await tx.execute(sql`close stored`);
}

/** Puts the rows of a folder in the place of all that is there: all of them, or none. */
export function loadRows(db: Database, folder: string, { tables, sequences }: StoredRows): Promise<void> {
  return db.transaction(async (tx) => {
    // Rows may refer to each other in a circle; taken up again at the end, every reference is checked.
    const foreignKeys = await listForeignKeys(tx);
    for (const { table, name } of foreignKeys)
      await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
    for (const table of tables) {
      await tx.execute(sql`delete from ${tableName(table)}`);
      await loadTable(tx, folder, table);
    }
    for (const { schema, name, last } of sequences) {
      const sequence = `${quoted(schema)}.${quoted(name)}`;
      await tx.execute(sql`select setval(${sequence}::regclass, ${last ?? '1'}::bigint, ${last !== null})`);
    }
    for (const { table, name, definition } of foreignKeys)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  });
}

async function loadTable(tx: Database, folder: string, table: StoredTable): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, place) => sql.raw(`(line->>${place})::${type}`));
  const insert = (lines: string[]) =>
    tx.execute(sql`insert into ${tableName(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) line`);
  let waiting: string[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, fileOf(table))) })) {
    waiting.push(line);
    if (waiting.length < rowsAtOnce) continue;
    await insert(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insert(waiting);
}

function fileOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}.jsonl`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
