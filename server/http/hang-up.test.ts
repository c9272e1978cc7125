import { setImmediate } from 'node:timers/promises';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const isEmbedded = !process.env.TEST_DATABASE_URL;

test.runIf(isEmbedded)('what nobody waits for any more is not read, and is no mistake of ours', async () => {
  const kari = await house.visitor().join();
  const hangUp = new AbortController();
  const asked = Array.from({ length: 50 }, () =>
    kari.fetch('/api/campaigns/drafts', { signal: hangUp.signal }).then(({ status }) => status),
  );
  await setImmediate();
  const before = house.logged.length;
  hangUp.abort();
  const statuses = await Promise.all(asked);

  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(0);
  expect(house.logged.slice(before)).toEqual([]);
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
});
