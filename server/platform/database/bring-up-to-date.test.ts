import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { openPostgres } from './database.ts';
import { foresee } from './foresee.ts';

const server = process.env.TEST_DATABASE_URL;

test('tables that a newer version has made are left as they are', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a later version', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  const refused = bringUpToDate(db, () => Promise.reject(new Error('nothing may be changed')));
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow('newer version');
});

test('who updates hears how long it will take, by what is in the tables, and how long it took', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const told: string[] = [];
  const update = () =>
    bringUpToDate(
      db,
      () => Promise.resolve(),
      (sentence) => told.push(sentence),
    );
  await update();
  expect(told).toEqual([]);

  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
  await update();
  expect(told).toEqual([
    'Bringing the database up to date: 1 change, a moment.',
    expect.stringMatching(/^The database is up to date, after \d+\.\d s\.$/),
  ]);
});

test('rows that are written anew take longer than rows that are read, and a new column takes nothing', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  await db.execute(
    sql`create table heap as select n, repeat('x', 500) as words from generate_series(1, 4000) n`,
  );
  const written = await foresee(db, ['UPDATE "heap" SET "words" = \'\';']);
  expect(written.bytes).toBeGreaterThan(2_000_000);
  const read = await foresee(db, ['CREATE INDEX "by_n" ON "heap" USING btree ("n");']);
  expect(read.bytes).toBe(written.bytes);
  expect(read.seconds).toBeLessThan(written.seconds);
  const free = [
    'ALTER TABLE "heap" ADD COLUMN "more" text;',
    'CREATE TABLE "other" ("heap" text);',
    ' -- nothing',
  ];
  expect(await foresee(db, free)).toEqual({ bytes: 0, seconds: 0 });
});

test.runIf(server)('three servers that start at once make the tables once', async () => {
  await using made = await makePostgresDatabase(server!);
  const opened = await Promise.all([1, 2, 3].map(() => openPostgres(made.url)));
  const [first] = opened;
  const counted = await first!.db.execute(
    sql`select count(*)::int as times, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations`,
  );
  const [{ times, migrations }] = (counted as unknown as { rows: [{ times: number; migrations: number }] })
    .rows;
  expect(times).toBe(migrations);
  await Promise.all(opened.map(({ close }) => close()));
});
