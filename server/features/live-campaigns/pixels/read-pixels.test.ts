import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listSilentPixels } from './pixel-queries.ts';
import { watchedPixels } from './tables.ts';

const house = await openTestHouse();
const { ctx, practice } = house;
const syncing = openSyncing(house);
afterAll(() => house.close());
beforeEach(async () => {
  await practice.reset();
  await ctx.db.delete(watchedPixels);
});

const silent = async (visitor: Visitor) =>
  listSilentPixels(ctx.db, await syncing.workspaceOf(visitor), {
    adAccountId: nokAccount,
    timezone: 'Europe/Oslo',
  });
const pixelReads = async () =>
  (await practice.requests()).filter(({ path }) => path.endsWith('/adspixels')).length;

/** Somebody with a campaign for sales that runs. */
async function shop() {
  const visitor = await syncing.member();
  const { token } = await syncing.account();
  const [pixel] = await ctx.meta.listPixels(token, nokAccount);
  const made = await syncing.makeInAdsManager('Shop', { objective: 'sales', pixelId: pixel!.id });
  await house.passTime(1);
  return { visitor, pixel: pixel!, made };
}

test('a pixel is read once a day, where a campaign for sales that runs goes by it', async () => {
  const { visitor, pixel, made } = await shop();
  const before = await pixelReads();
  await syncing.synced(visitor.ask);
  await syncing.synced(visitor.ask);
  expect((await pixelReads()) - before).toBe(1);
  expect(await ctx.db.select().from(watchedPixels)).toMatchObject([
    { pixelId: pixel.id, name: pixel.name, lastFiredAt: expect.any(Date), readAt: expect.any(Date) },
  ]);
  await house.passTime(24 * 60);
  await visitor.signIn();
  await syncing.synced(visitor.ask);
  expect((await pixelReads()) - before).toBe(2);

  await practice.edit(made.campaignId, { status: 'PAUSED' });
  await house.passTime(24 * 60);
  await visitor.signIn();
  await syncing.synced(visitor.ask);
  expect((await pixelReads()) - before).toBe(2);
  expect(await ctx.db.select().from(watchedPixels)).toEqual([]);
});

test('an ad account without a campaign for sales is not asked', async () => {
  const visitor = await syncing.member();
  await syncing.makeInAdsManager('Bread');
  await house.passTime(1);
  await syncing.synced(visitor.ask);
  expect(await pixelReads()).toBe(0);
});

test('one that does not fire while people click is told of, and no more once it fires', async () => {
  const { visitor, pixel, made } = await shop();
  await practice.turn({ pixel_fires: 'never' });
  await house.passTime(36 * 60);
  await visitor.signIn();
  await syncing.synced(visitor.ask);
  expect(await silent(visitor)).toEqual([]);
  await house.passTime(4 * 24 * 60);
  await visitor.signIn();
  await syncing.synced(visitor.ask);
  const [found] = await silent(visitor);
  expect(found).toMatchObject({
    pixelId: pixel.id,
    name: pixel.name,
    facebookCampaignIds: [made.campaignId],
  });
  expect(found!.clicks).toBeGreaterThanOrEqual(30);
  expect(found!.spendMinor).toBeGreaterThan(0);

  await practice.turn({ pixel_fires: 'when-visited' });
  await house.passTime(24 * 60);
  await visitor.signIn();
  await syncing.synced(visitor.ask);
  expect(await silent(visitor)).toEqual([]);
});

test('that Meta does not tell of pixels ends no sync, and it is not asked again on that day', async () => {
  const { visitor } = await shop();
  const refusal = { kind: 'error', status: 403, code: 200 };
  await practice.trouble({ service: 'meta', method: 'GET', path: '/adspixels$', times: 5, trouble: refusal });
  const before = await pixelReads();
  expect((await syncing.synced(visitor.ask)).sync).toMatchObject({ state: 'synced', problem: null });
  await syncing.synced(visitor.ask);
  expect((await pixelReads()) - before).toBe(1);
  expect(await ctx.db.select().from(watchedPixels)).toMatchObject([{ readAt: null, lastFiredAt: null }]);
  await practice.behave();
});
