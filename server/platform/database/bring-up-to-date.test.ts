import { makePostgresDatabase } from '#tests/postgres-database.ts';
import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { openPostgres } from './database.ts';

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
