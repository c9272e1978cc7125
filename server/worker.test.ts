import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { schedule } from './jobs.ts';
import { startClock } from './worker.ts';

const { ctx, close } = await openTestHouse();
afterAll(close);

async function listRepeated(): Promise<Record<string, unknown>[]> {
  const told = await ctx.db.execute(sql`select name, cron, timezone from jobs.schedule order by name`);
  return (told as unknown as { rows: Record<string, unknown>[] }).rows;
}

// Else a test would do what the clock had brought whenever a minute turned in it.
test('a house brings nothing by the clock until its clock is started', async () => {
  expect(await listRepeated()).toEqual([]);
  await startClock(ctx);
  const all = schedule.map(({ job, cron }) => ({ name: job.name, cron, timezone: 'UTC' }));
  expect(await listRepeated()).toEqual(all.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

test('of what is repeated only what has changed is written again', async () => {
  await startClock(ctx);
  const [first, ...others] = await listRepeated();
  const written = async () => {
    const told = await ctx.db.execute(
      sql`select name, updated_on::text as at from jobs.schedule order by name`,
    );
    return (told as unknown as { rows: Record<string, unknown>[] }).rows;
  };
  await ctx.db.execute(sql`update jobs.schedule set cron = '0 0 1 1 *' where name = ${first!['name']}`);
  const before = await written();
  await startClock(ctx);
  expect(await listRepeated()).toEqual([first, ...others]);
  const after = await written();
  expect(after[0]).not.toEqual(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
});
