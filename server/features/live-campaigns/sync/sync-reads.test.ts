import { openTestHouse } from '#tests/house.ts';
import { dailyAdFigures } from '../tables.ts';
import { openSyncing } from '#tests/syncing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const world = await openTestHouse();
const { ctx, practice } = world;
const { member, chooseDollars, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

test('the next sync of a small account asks eight times, and no question waits for the answer to another', async () => {
  const { ask } = await member();
  await makeInAdsManager('Side by side');
  await synced(ask);
  const since = (await practice.requests()).at(-1)!.seq;
  const trouble = { kind: 'hangs', ms: 700 };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/campaigns$', times: 1, trouble });
  expect((await synced(ask)).sync.state).toBe('synced');

  const asked = (await practice.requests(since)).filter(({ service }) => service === 'meta');
  expect(asked).toHaveLength(8);
  const slow = asked.find(({ path }) => path.endsWith('/campaigns'))!;
  const answeredAt = Date.parse(slow.at) + slow.ms;
  for (const { at } of asked) expect(Date.parse(at)).toBeLessThan(answeredAt);
});

test('an ad account without a campaign counts as synced once it was read', async () => {
  const { ask } = await member();
  await makeInAdsManager('Only in kroner');
  await synced(ask);
  await chooseDollars(ask);
  const { campaigns, sync } = await synced(ask);
  expect(campaigns).toEqual([]);
  expect(sync).toMatchObject({ state: 'synced', problem: null });
});

test('whoever connects an ad account of hundreds of ads does not wait for what each did on each day', async () => {
  await practice.fill({ campaigns: 20, adsPerCampaign: 8 });
  const visitor = await member();
  const workspaceId = await workspaceOf(visitor);
  const daysOfAds = async () => {
    const mine = eq(dailyAdFigures.workspaceId, workspaceId);
    return (await ctx.db.select().from(dailyAdFigures).where(mine).limit(1)).length;
  };
  await synced(visitor.ask);
  expect(await daysOfAds()).toBe(0);
  await synced(visitor.ask);
  expect(await daysOfAds()).toBe(1);
});
