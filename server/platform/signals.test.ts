import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { holdAlone } from './database/reach-postgres.ts';
import { rowsOf } from './database/rows-of.ts';
import { openSignals } from './signals.ts';

const database = await openTestDatabase();
const { db } = database;
const signals = await openSignals(database);
afterAll(async () => {
  await signals.close();
  await database.close();
});

/** Counts what is heard on a topic; `until` resolves once that many were. */
function listen(topic: string) {
  const stop = new AbortController();
  let heard = 0;
  let look = () => undefined as void;
  const listening = (async () => {
    for await (const _ of signals.follow(topic, stop.signal)) {
      heard += 1;
      look();
    }
  })();
  return {
    count: () => heard,
    until: (wanted: number) =>
      new Promise<void>((resolve) => {
        look = () => void (heard >= wanted && resolve());
        look();
      }),
    async leave() {
      stop.abort();
      await listening;
    },
  };
}

test('who follows looks once at the start, and again when something has happened', async () => {
  const kari = listen('run:1');
  await kari.until(1);
  await db.transaction((tx) => signals.notify(tx, 'run:1'));
  await kari.until(2);
  await kari.leave();
  expect(kari.count()).toBe(2);
});

test('what was rolled back is not heard, nor what happened elsewhere', async () => {
  const kari = listen('run:2');
  await kari.until(1);
  const undone = db.transaction(async (tx) => {
    await signals.notify(tx, 'run:2');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => signals.notify(tx, 'run:3'));
  await db.transaction((tx) => signals.notify(tx, 'run:2'));
  await kari.until(2);
  await kari.leave();
  expect(kari.count()).toBe(2);
});

describe.runIf(database.engine === 'postgres')('on PostgreSQL', () => {
  const url = database.engine === 'postgres' ? database.url : '';
  const isRunning = 'Adfjord is running on this database. Stop it first, everywhere it runs.';

  test('nobody has the database alone while servers run on it, nor once their line broke and was taken anew', async () => {
    const another = await openSignals(database);
    await expect(holdAlone(url)).rejects.toThrow(isRunning);
    await another.close();
    await expect(holdAlone(url)).rejects.toThrow(isRunning);

    const holders = async () => {
      const found = await db.execute(sql`select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`);
      return rowsOf<{ pid: number }>(found).map(({ pid }) => pid);
    };
    const before = await holders();
    expect(before).toHaveLength(1);
    await db.execute(sql`select pg_terminate_backend(${before[0]})`);
    const since = async () => (await holders()).filter((pid) => !before.includes(pid));
    await expect.poll(since).toHaveLength(1);
    await expect(holdAlone(url)).rejects.toThrow(isRunning);
  });

  test('no server starts on a database that somebody has alone', async () => {
    const other = await openTestDatabase();
    const alone = await holdAlone(other.engine === 'postgres' ? other.url : '');
    await expect(openSignals(other)).rejects.toThrow('A backup is being restored into this database.');
    await alone[Symbol.asyncDispose]();
    await (await openSignals(other)).close();
    await other.close();
  });
});
