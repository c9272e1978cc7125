import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Part } from './contents.ts';

const rowsAtOnce = 500;

type Row = Record<string, unknown>;

/** A workspace's rows of one table, a page at a time by their primary key: between two pages nothing is held open. */
export async function* readRows(
  db: Database,
  workspaceId: WorkspaceId,
  { table, without = [], through, isNamed }: Part,
): AsyncGenerator<Row[], undefined> {
  const keys = await primaryKeyOf(db, table);
  const list = (of: string) => sql.raw(keys.map((key) => `${of}."${key}"`).join(', '));
  const isTheirs = through
    ? sql`t.${sql.identifier(through.column)} in
        (select id from ${sql.identifier(through.table)} where workspace_id = ${workspaceId})`
    : sql`t.workspace_id = ${workspaceId}`;
  const told = isNamed
    ? sql`|| jsonb_build_object('name', (select name from people where people.id = t.person_id))`
    : sql``;
  let last: Row | undefined;
  for (;;) {
    const after: SQL = last ? sql`and (${list('t')}) > (${list('last')})` : sql``;
    const rows = rowsOf<{ row: Row; key: Row }>(
      await db.execute(sql`
        select to_jsonb(t) ${told} as row
        from ${sql.identifier(table)} t,
          jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(last ?? {})}::jsonb) last
        where ${isTheirs} ${after}
        order by ${list('t')} limit ${rowsAtOnce}`),
    ).map(({ row }) => row);
    last = rows.at(-1);
    const whole = rows.length < rowsAtOnce;
    yield rows.map((row) => withoutSecrets(row, without));
    if (whole) return undefined;
  }
}

/** Which columns name a row. */
async function primaryKeyOf(db: Database, table: string): Promise<string[]> {
  const found = await db.execute(sql`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = ${table}::regclass
    order by array_position(i.indkey::int2[], a.attnum)`);
  return rowsOf<{ name: string }>(found).map(({ name }) => name);
}

/** What is kept sealed is nobody's to take along, wherever in a row it stands. */
function withoutSecrets(row: Row, without: readonly string[]): Row {
  const kept = Object.entries(row).filter(([name]) => !without.includes(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)), (name, value: unknown) =>
    name.startsWith('sealed') ? undefined : value,
  ) as Row;
}
