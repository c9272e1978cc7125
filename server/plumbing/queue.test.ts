import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Queue } from './queue.ts';

const database = await openTestDatabase();
const { db } = database;
const troubles: unknown[] = [];
const queue = new Queue(database, (error) => troubles.push(error));
const brew = { name: 'brew', payload: z.object({ cups: z.int() }) };
await queue.open([brew.name]);
afterAll(async () => {
  await queue.close();
  await database.close();
  if (troubles.length > 0) throw troubles[0];
});

const done: unknown[] = [];
const work = () =>
  queue.workOnce(brew.name, async ({ data }) => {
    done.push(data);
  });

test('a job is kept with the transaction that adds it, and dropped with it', async () => {
  const undone = db.transaction(async (tx) => {
    await queue.add(tx, brew, { cups: 1 }, { key: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => queue.add(tx, brew, { cups: 2 }, { key: 'kept' }));

  expect(await work()).toEqual([]);
  expect(done.splice(0)).toEqual([{ cups: 2 }]);
});

test('a job that waits already is joined, and may come again once it is done', async () => {
  const add = (cups: number) => db.transaction((tx) => queue.add(tx, brew, { cups }, { key: 'morning' }));
  expect([await add(3), await add(4)]).toEqual([true, false]);
  await work();
  expect(done.splice(0)).toEqual([{ cups: 3 }]);

  expect(await add(5)).toBe(true);
  await work();
  expect(done.splice(0)).toEqual([{ cups: 5 }]);
});

test('jobs that name somebody are forgotten, waiting, running or done, and nobody else’s', async () => {
  const letter = { name: 'brew', payload: z.object({ to: z.string() }) };
  const add = (to: string) => queue.add(db, letter, { to }, { key: to });
  const forgetKari = () => queue.forget(db, ['kari@example.test']);
  await add('kari@example.test');
  await add('not-kari@example.test');
  await forgetKari();
  await work();
  expect(done.splice(0)).toEqual([{ to: 'not-kari@example.test' }]);

  await add('kari@example.test');
  expect(await queue.workOnce('brew', forgetKari)).toEqual([]);
  const held = await db.execute(sql`select data from jobs.job where data::text like '%kari@%'`);
  expect(held).toMatchObject({ rows: [{ data: { to: 'not-kari@example.test' } }] });
});
