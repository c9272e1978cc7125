import type { JobKind } from '#contract/operator/operator.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, refusedRow } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';

/** So begin the names of what pg-boss keeps for itself. */
const theirs = '__pgboss';

/** How each kind of job stands; of those given up, why the newest was, in a line. */
export async function listKinds(db: Database, jobs: SQL): Promise<JobKind[]> {
  const told = await db.execute(sql`
    select name as job,
      (count(*) filter (where state = 'active'))::integer as running,
      (count(*) filter (where state < 'active' and start_after <= now()))::integer as due,
      (count(*) filter (where state < 'active' and start_after > now()))::integer as later,
      to_char(min(start_after) filter (where state < 'active' and start_after > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        as "nextAt",
      (count(*) filter (where state = 'failed'))::integer as "givenUp",
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as "oldestDueSeconds",
      (array_agg(split_part(output ->> 'message', chr(10), 1) order by completed_on desc) filter (where state = 'failed'))[1] as "lastError"
    from ${jobs}
    where (state < 'active' or state in ('active', 'failed')) and name not like ${`${theirs}%`}
    group by name order by name
  `);
  return rowsOf<JobKind>(told);
}

/**
 * Has everything of that kind that was given up done again, from its first try, and answers how much. Where the same waits
 * or runs already, that does the work, also when it was added in this moment. What the clock brings has no key, and all of
 * it is the same.
 */
export async function takeUpGivenUp(db: Database, jobs: SQL, name: string): Promise<number> {
  try {
    const begun = await db.execute(sql`
      update ${jobs} set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
      where state = 'failed' and id in (
        select distinct on (coalesce(singleton_key, '')) id from ${jobs} failed
        where name = ${name} and state = 'failed' and not exists (
          select from ${jobs} waiting
          where waiting.name = ${name} and waiting.state <= 'active'
            and coalesce(waiting.singleton_key, '') = coalesce(failed.singleton_key, ''))
        order by coalesce(singleton_key, ''), created_on desc)
      returning id
    `);
    return rowsOf(begun).length;
  } catch (error) {
    // Each time one more of those is there than was seen before.
    if (refusedRow(error) === 'taken') return takeUpGivenUp(db, jobs, name);
    throw error;
  }
}
