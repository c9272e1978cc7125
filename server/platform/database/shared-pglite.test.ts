import { industries } from '#server/features/campaigns/tables.ts';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '#tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { runInContext } from '../log/request-context.ts';
import type { Database } from './database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const { db } = database;
const isEmbedded = database.engine === 'embedded';
const as = <Result>(workspaceId: string, run: () => Result) => runInContext({ id: 'test', workspaceId }, run);

test.runIf(isEmbedded)(
  'one question of somebody does not wait for the hundred of somebody else',
  async () => {
    const done: string[] = [];
    const ask = (who: string) => as(who, () => db.execute(sql`select 1`).then(() => void done.push(who)));
    const all = [...Array.from({ length: 100 }, () => ask('many')), ask('one')];
    await Promise.all(all);
    expect(done.indexOf('one')).toBeLessThan(5);
  },
);

test.runIf(isEmbedded)('while the database works, whoever else uses the thread has a turn', async () => {
  let turns = 0;
  let isWorking = true;
  const count = () => {
    turns += 1;
    if (isWorking) setImmediate(count);
  };
  setImmediate(count);
  const work = sql`select count(*) from generate_series(1, 100000)`;
  await db.transaction(async (tx) => {
    for (let query = 0; query < 10; query += 1) await tx.execute(work);
  });
  await Promise.all(Array.from({ length: 10 }, () => db.execute(work)));
  isWorking = false;
  expect(turns).toBeGreaterThanOrEqual(15);
});

test('a transaction is one whole, whoever asks meanwhile', async () => {
  const seen: unknown[] = [];
  const look = () =>
    as('other', async () => {
      const found = await db.select().from(industries).where(eq(industries.name, 'Half'));
      seen.push(found.length);
    });
  const looks: Promise<unknown>[] = [];
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into industries (name, guidance) values ('Half', 'done')`);
      looks.push(look());
      await tx.execute(sql`select 1`);
      throw new Error('not so');
    }),
  ).rejects.toThrow('not so');
  await Promise.all(looks);
  expect(seen).toEqual([0]);
});

test.runIf(isEmbedded)('a date is read as each of two askers wants it, one after the other', async () => {
  if (database.engine !== 'embedded') return;
  const { pglite } = database;
  const text = `select 1 as number, timestamptz '2026-02-03 04:05:06Z' as at`;
  const own = async () => (await pglite.query(text)).rows;
  const asDrizzle = async (asked: Pick<Database, 'execute'>) =>
    ((await asked.execute(sql.raw(text))) as { rows: unknown[] }).rows;
  const drizzles = [{ number: 1, at: '2026-02-03 04:05:06+00' }];
  const usual = [{ number: 1, at: new Date('2026-02-03T04:05:06Z') }];
  const all = await Promise.all([asDrizzle(db), own(), asDrizzle(db), own()]);
  expect(all).toEqual([drizzles, usual, drizzles, usual]);
  const inTransaction = db.transaction(async (tx) => {
    expect(await asDrizzle(tx)).toEqual(drizzles);
    await tx.execute(sql`select nothing`);
  });
  await expect(inTransaction).rejects.toThrow('select nothing');
  expect(await own()).toEqual(usual);
});
