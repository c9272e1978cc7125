import { sql, type Column, type SQL } from 'drizzle-orm';

type Columns = Record<string, Column>;

/** For `set`: takes over what the rejected row said in these columns. */
export function theNew<Told extends Columns>(told: Told): Record<keyof Told, SQL> {
  const entries = Object.entries(told).map(([key, column]) => [key, sql`excluded.${nameOf(column)}`]);
  // Object.fromEntries forgets which keys went in.
  return Object.fromEntries(entries) as Record<keyof Told, SQL>;
}

/** For `setWhere`: a row that would stay as it is, is not written. */
export function somethingIsNew(told: Columns): SQL {
  const columns = Object.values(told);
  const held = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  const offered = sql.join(
    columns.map((column) => sql`excluded.${nameOf(column)}`),
    sql`, `,
  );
  return sql`(${held}) is distinct from (${offered})`;
}

function nameOf(column: Column) {
  return sql.identifier(column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
