import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { JobLocks } from './job-locks.ts';
import { PutOff } from './job-pace.ts';
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
  const email = { name: 'brew', payload: z.object({ to: z.string() }) };
  const add = (to: string) => queue.add(db, email, { to }, { key: to });
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

test('what is over in a moment is tried again in seconds, however often it was tried; other trouble waits longer', async () => {
  await queue.add(db, brew, { cups: 6 }, { key: 'patient' });
  const failWith = async (trouble: Error) => {
    await db.execute(sql`update jobs.job set start_after = now() where data ->> 'cups' = '6'`);
    const failures = await queue.workOnce(brew.name, () => Promise.reject(trouble));
    expect(failures).toEqual([trouble]);
    const { rows } = (await db.execute(sql`
      select extract(epoch from start_after - now())::float8 as seconds from jobs.job where data ->> 'cups' = '6'
    `)) as unknown as { rows: [{ seconds: number }] };
    return rows[0].seconds;
  };
  await failWith(new Error('no water'));
  await db.execute(sql`update jobs.job set retry_count = 12 where data ->> 'cups' = '6'`);

  const soon = Object.assign(new Error('nearly hot'), { retrySoon: true });
  expect(await failWith(soon)).toBeLessThanOrEqual(1);
  expect(await failWith(soon)).toBeLessThanOrEqual(2);
  expect(await failWith(new Error('no water'))).toBeGreaterThan(200);
  await work();
  await db.execute(sql`delete from jobs.job where data ->> 'cups' = '6'`);
});

test('as many as may do so work as long as something waits, and not only the one that is done first', async () => {
  const lift = { name: 'lift', payload: z.object({ n: z.int() }) };
  const crew = new Queue(database, (error) => troubles.push(error));
  await crew.open([lift.name]);
  for (let n = 0; n < 12; n += 1) await crew.add(db, lift, { n }, { key: `${n}` });
  let lifted = 0;
  let hands: (() => void)[] = [];
  // It takes four.
  await crew.work(lift.name, async () => {
    await new Promise<void>((together) => {
      hands.push(together);
      if (hands.length < 4) return;
      for (const hand of hands) hand();
      hands = [];
    });
    lifted += 1;
  });
  await expect.poll(() => lifted, { timeout: 10_000 }).toBe(12);
  await crew.close();
});

test('a job that failed keeps why, and no value a statement was given', async () => {
  const pour = { name: 'pour', payload: z.object({}) };
  const counter = new Queue(database, (error) => troubles.push(error));
  await counter.open([pour.name]);
  await counter.add(db, pour, {}, { key: 'spilled' });
  await counter.work(pour.name, async () => {
    await db.execute(sql`select ${'Kari Hemmelig'}::int`);
  });
  const outputOf = async () => {
    const { rows } = (await db.execute(
      sql`select output::text from jobs.job where name = 'pour'`,
    )) as unknown as { rows: { output: string | null }[] };
    return rows[0]?.output;
  };
  await expect.poll(outputOf).toContain('Failed query: select $1');
  expect(await outputOf()).not.toContain('Hemmelig');
  await counter.close();
});

test.runIf(database.engine === 'postgres')(
  'what a dead process had begun is done by another at once; what a living one does is left alone',
  async () => {
    const bake = { name: 'bake', payload: z.object({ loaves: z.int() }) };
    const url = database.engine === 'postgres' ? database.url : '';
    const bakery = new Queue(database, (error) => troubles.push(error));
    await bakery.open([bake.name]);
    for (const loaves of [1, 2]) await bakery.add(db, bake, { loaves }, { key: `${loaves}` });
    // Both were begun, and nothing was heard of them since.
    const begun = (await db.execute(sql`
      update jobs.job set state = 'active', started_on = now() - interval '7 seconds', heartbeat_on = now() - interval '7 seconds'
      where name = 'bake' returning id, data
    `)) as unknown as { rows: { id: string; data: { loaves: number } }[] };
    const living = new JobLocks(url);
    await living.open();
    living.hold(begun.rows.find(({ data }) => data.loaves === 1)!.id);

    const baked = await new Promise((resolve) => {
      void bakery.work(bake.name, async ({ data }) => resolve(data));
    });
    expect(baked).toEqual({ loaves: 2 });
    const { rows } = (await db.execute(
      sql`select state, retry_count as tries from jobs.job where data ->> 'loaves' = '1'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ state: 'active', tries: 0 }]);

    await living.close();
    await bakery.close();
  },
);

test('what the clock brought and was given up is left to what the clock has brought since', async () => {
  const wind = { name: 'wind', payload: z.object({}) };
  const clock = new Queue(database, (error) => troubles.push(error));
  await clock.open([wind.name]);
  for (const state of ['failed', 'created']) {
    await clock.add(db, wind, {}, { key: state });
    await db.execute(sql`
      update jobs.job set state = ${state}::jobs.job_state, singleton_key = null where singleton_key = ${state}`);
  }
  expect(await clock.tryAgain(wind.name)).toBe(0);
  await clock.workOnce(wind.name, () => Promise.resolve());
  expect(await clock.tryAgain(wind.name)).toBe(1);
  await clock.close();
});

test.runIf(database.engine === 'postgres')(
  'what was given up is not done again where the same is added in this moment, and the rest is',
  async () => {
    const steep = { name: 'steep', payload: z.object({ leaves: z.int() }) };
    const teapot = new Queue(database, (error) => troubles.push(error));
    await teapot.open([steep.name]);
    for (const leaves of [1, 2]) await teapot.add(db, steep, { leaves }, { key: `${leaves}` });
    await db.execute(sql`update jobs.job set state = 'failed', completed_on = now() where name = 'steep'`);

    const tried = await db.transaction(async (tx) => {
      await teapot.add(tx, steep, { leaves: 3 }, { key: '1' });
      const trying = teapot.tryAgain(steep.name);
      const waiting = async () => {
        const { rows } = (await db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%retry_count = 0%'`,
        )) as unknown as { rows: unknown[] };
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
      return { trying };
    });
    expect(await tried.trying).toBe(1);
    const steeped: unknown[] = [];
    await teapot.workOnce(steep.name, async ({ data }) => void steeped.push(data));
    expect(steeped).toEqual(expect.arrayContaining([{ leaves: 2 }, { leaves: 3 }]));
    expect(steeped).toHaveLength(2);
    // By now the newer one has done it, and what is asked for once more is done once more.
    expect(await teapot.tryAgain(steep.name)).toBe(1);
    await teapot.close();
  },
);

test('work that puts itself off is tried then, has not failed, and is joined meanwhile', async () => {
  await queue.add(db, brew, { cups: 7 }, { key: 'later' });
  expect(await queue.workOnce(brew.name, () => Promise.reject(new PutOff(3_600_000)))).toEqual([]);
  const held = await db.execute(sql`
    select round(extract(epoch from start_after - now()) / 60)::integer as minutes from jobs.job where singleton_key = 'later'
  `);
  expect(held).toMatchObject({ rows: [{ minutes: 60 }] });
  expect(await queue.add(db, brew, { cups: 8 }, { key: 'later' })).toBe(false);
  await db.execute(sql`delete from jobs.job where singleton_key = 'later'`);
});

test.runIf(database.engine === 'embedded')(
  'what is for later is done then, hardly anybody asks before, and what nobody rang for is found',
  async () => {
    const ring = { name: 'ring', payload: z.object({ n: z.int() }) };
    let asked = 0;
    const watched = new Proxy(db, {
      get(target, name) {
        if (name === 'execute') asked += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const idle = new Queue({ ...database, db: watched }, (error) => troubles.push(error));
    await idle.open([ring.name]);
    const heard: unknown[] = [];
    await idle.work(ring.name, async ({ data }) => void heard.push(data));
    await idle.add(db, ring, { n: 1 }, { key: '1' });
    await expect.poll(() => heard).toEqual([{ n: 1 }]);
    await idle.add(db, ring, { n: 2 }, { key: '2', notBefore: new Date(Date.now() + 8_000) });
    asked = 0;
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(2);
    // A look after each that was added, one meanwhile, one when it was due, one until its worker had it.
    expect(asked).toBeLessThanOrEqual(5);

    await idle.add(db, ring, { n: 3 }, { key: '3', notBefore: new Date(Date.now() + 3_600_000) });
    await db.execute(sql`update jobs.job set start_after = now() where singleton_key = '3'`);
    // Nobody rang for that: it is found all the same.
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(3);
    await idle.close();
  },
);
