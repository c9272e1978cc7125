import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import type { Fields } from '#sandbox/json.ts';
import { openReadBefore } from './read-before.ts';
import { schema, tables } from './store-schema.ts';

/** Anything a make-believe service remembers: a campaign, a token, a letter. */
export interface Thing {
  seq: number;
  id: string;
  kind: string;
  account: string;
  parent: string;
  fields: Fields;
}

export interface Change {
  thing: string;
  at: number;
  what: string;
  value: string;
}

export interface NewThing {
  kind: string;
  id?: string;
  account?: string;
  parent?: string;
  fields: Fields;
}

export type Store = ReturnType<typeof openStore>;

/** One file remembers everything, and a kill at any moment costs nothing that was answered. */
export function openStore(folder?: string) {
  if (folder) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder ? path.join(folder, 'sandbox.sqlite') : ':memory:');
  db.exec(schema);
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
  const rows = (sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values);
  const run = (sql: string, ...values: SQLInputValue[]) => prepared(sql).run(...values);
  const read = openReadBefore<Thing, Change>();

  function find(id: string): Thing | undefined {
    return read.thing(id) ?? rows('SELECT * FROM things WHERE id = ?', id).map(toThing).map(read.keep)[0];
  }

  /** Most of a long list has been read before, so its ids are asked for first. */
  function listWhere(where: string, ...values: SQLInputValue[]): Thing[] {
    const ids = rows(`SELECT id FROM things WHERE ${where} ORDER BY seq`, ...values).map(({ id }) =>
      String(id),
    );
    const isKnown = ids.filter((id) => read.thing(id) === undefined).length * 4 < ids.length;
    if (isKnown) return ids.map(find).filter((thing) => thing !== undefined);
    return rows(`SELECT * FROM things WHERE ${where} ORDER BY seq`, ...values)
      .map(toThing)
      .map(read.keep);
  }

  function insert({ kind, id, account = '', parent = '', fields }: NewThing): Thing {
    const fresh = id ?? newId();
    const sql = 'INSERT INTO things (id, kind, account, parent, fields) VALUES (?, ?, ?, ?, ?)';
    const { lastInsertRowid } = run(sql, fresh, kind, account, parent, JSON.stringify(fields));
    read.forget(fresh);
    return { seq: Number(lastInsertRowid), id: fresh, kind, account, parent, fields };
  }

  /** Eighteen digits, too large for a JavaScript number, and never given twice, not even to a new world. */
  function newId(): string {
    const [last] = rows("SELECT seq FROM sqlite_sequence WHERE name = 'things'");
    const born = Number(setting('born') ?? 0) % 100_000_000;
    return `1202${String(born).padStart(8, '0')}${String(Number(last?.['seq'] ?? 0) + 1).padStart(6, '0')}`;
  }

  function setting(key: string): string | undefined {
    const [row] = rows('SELECT value FROM settings WHERE key = ?', key);
    return row && String(row['value']);
  }

  return {
    find,
    insert,
    newId,
    setting,
    rows,
    run,

    /** In the order they were made. */
    list(kind: string, where: { account?: string; parent?: string } = {}): Thing[] {
      const { account, parent } = where;
      if (parent !== undefined) return listWhere('kind = ? AND parent = ?', kind, parent);
      if (account !== undefined) return listWhere('kind = ? AND account = ?', kind, account);
      return listWhere('kind = ?', kind);
    },

    update(thing: Thing, changes: Fields): Thing {
      const fields = { ...thing.fields, ...changes };
      run('UPDATE things SET fields = ? WHERE id = ?', JSON.stringify(fields), thing.id);
      read.forget(thing.id);
      return { ...thing, fields };
    },

    remove(id: string): void {
      run('DELETE FROM things WHERE id = ?', id);
      read.forget(id);
    },

    note({ thing, at, what, value }: Change): void {
      run('INSERT INTO changes (thing, at, what, value) VALUES (?, ?, ?, ?)', thing, at, what, value);
      read.forget(thing);
    },

    changesOf(id: string): Change[] {
      const sql = 'SELECT thing, at, what, value FROM changes WHERE thing = ? ORDER BY at, seq';
      return read.changes(id) ?? read.keepChanges(id, rows(sql, id).map(toChange));
    },

    /** Another number whenever a thing was made, changed or removed. */
    revision: () => read.revision(),

    /** Another number whenever something was taken back, or everything was forgotten. */
    generation: () => read.generation(),

    setSetting(key: string, value: string): void {
      run(
        'INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        key,
        value,
      );
    },

    /** All of it is kept, or none of it; one within another can be given up by itself. */
    transaction<Result>(work: () => Result): Result {
      const isInner = db.isTransaction;
      const before = read.revision();
      db.exec(isInner ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec(isInner ? 'RELEASE part' : 'COMMIT');
        return result;
      } catch (error) {
        db.exec(isInner ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK');
        if (read.revision() !== before) read.forgetAll();
        throw error;
      }
    },

    /** Forgets everything but how far its counters came. */
    clear(): void {
      for (const table of tables) db.exec(`DELETE FROM ${table}`);
      read.forgetAll();
    },

    close: () => db.close(),
  };
}

function toThing(row: Record<string, unknown>): Thing {
  return {
    seq: Number(row['seq']),
    id: String(row['id']),
    kind: String(row['kind']),
    account: String(row['account']),
    parent: String(row['parent']),
    // Written by insert and update above, and by nobody else.
    fields: JSON.parse(String(row['fields'])) as Fields,
  };
}

function toChange(row: Record<string, unknown>): Change {
  return {
    thing: String(row['thing']),
    at: Number(row['at']),
    what: String(row['what']),
    value: String(row['value']),
  };
}
