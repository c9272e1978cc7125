import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { sql } from 'drizzle-orm';

/** A table as a backup holds it. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

/** Where rows of ours are: the product's own, and the queue's. */
const schemas = sql`('public', 'jobs')`;

/** The queue cuts its statistics, of which we keep none, by the day it was set up on. */
const isOfADay = /^queue_stats_\d{8}$/;

/** Every table that holds rows of ours, with its columns; not what says which version the tables are of. */
export async function listTables(tx: Database): Promise<StoredTable[]> {
  const found = await tx.execute(sql`
    select n.nspname as schema, c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ${schemas} and (n.nspname, c.relname) <> ('jobs', 'version')
    group by 1, 2 order by 1, 2`);
  return thatLast(rowsOf<StoredTable & Record<string, unknown>>(found));
}

/** The tables that every installation of one version has, whenever it was set up. */
export function thatLast<Table extends StoredTable>(tables: Table[]): Table[] {
  return tables.filter(({ schema, name }) => schema !== 'jobs' || !isOfADay.test(name));
}

/** Names the shape of all tables: two databases with the same one can take each other's rows. */
export function shapeOf(tables: StoredTable[]): string {
  const lines = tables.map(({ schema, name, columns }) => {
    const told = columns
      .map((column) => `${column.name} ${column.type}`)
      .toSorted((a, b) => a.localeCompare(b));
    return `${schema}.${name}(${told.join(', ')})`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

export interface Sequence extends Record<string, unknown> {
  schema: string;
  name: string;
  /** Null for one that was never used. */
  last: string | null;
}

export async function listSequences(tx: Database): Promise<Sequence[]> {
  const found = await tx.execute(sql`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname in ${schemas} order by 1, 2`);
  return rowsOf<Sequence>(found);
}

export interface ForeignKey extends Record<string, unknown> {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const found = await tx.execute(sql`
    select o.conrelid::regclass::text as "table", quote_ident(o.conname) as name, pg_get_constraintdef(o.oid) as definition
    from pg_constraint o join pg_namespace n on n.oid = o.connamespace
    where o.contype = 'f' and o.conparentid = 0 and n.nspname in ${schemas}`);
  return rowsOf<ForeignKey>(found);
}

export function tableName({ schema, name }: { schema: string; name: string }) {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}
