import { setTimeout as wait } from 'node:timers/promises';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, test, vi } from 'vitest';

const world = await openTestHouse();
const { member, synced, makeInAdsManager } = openSyncing(world);
const { db } = world.ctx;
afterAll(() => world.close());

/** Makes every statement that writes to several campaigns take its time. Answers how many were under way at once. */
function slowDownWrites(): { atOnce: number } {
  const seen = { atOnce: 0 };
  let underWay = 0;
  const execute = db.execute.bind(db);
  const dialect = new PgDialect();
  vi.spyOn(db, 'execute').mockImplementation((async (query: SQL) => {
    if (!/^\s*(update|insert into) "live_campaigns"/.test(dialect.sqlToQuery(query).sql))
      return execute(query);
    underWay += 1;
    seen.atOnce = Math.max(seen.atOnce, underWay);
    await wait(200);
    const answer = await execute(query);
    underWay -= 1;
    return answer;
  }) as typeof db.execute);
  return seen;
}

// On PostgreSQL one of the two fails where each holds what the other waits for.
test('a sync never writes to the campaigns in two statements side by side', async () => {
  const visitor = await member();
  await makeInAdsManager('One');
  await makeInAdsManager('Another');
  const seen = slowDownWrites();
  const { sync } = await synced(visitor.ask);
  expect(sync.state).toBe('synced');
  expect(seen.atOnce).toBe(1);
});
