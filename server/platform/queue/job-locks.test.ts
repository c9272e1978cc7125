import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { JobLocks } from './job-locks.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test.runIf(database.engine === 'postgres')(
  'jobs that begin and end together ask one question at a time, and each is held and let go',
  async () => {
    const warnings: string[] = [];
    const warn = ({ message }: Error) => warnings.push(message);
    process.on('warning', warn);
    const locks = new JobLocks(database.engine === 'postgres' ? database.url : '');
    await locks.open();
    const held = async () => {
      const { rows } = (await database.db.execute(
        sql`select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      )) as unknown as { rows: { held: number }[] };
      return rows[0]!.held;
    };
    const jobs = ['one', 'two', 'three'];
    for (const id of jobs) locks.hold(id);
    await expect.poll(held).toBe(3);
    for (const id of jobs) locks.letGo(id);
    await expect.poll(held).toBe(0);
    await locks.close();
    process.off('warning', warn);
    expect(warnings.filter((message) => message.includes('already executing'))).toEqual([]);
  },
);
