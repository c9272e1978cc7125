import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listBadLooks } from './list-bad-looks.ts';
import { lookAtPages } from './look-at-pages.ts';
import { landingPageLooks } from './tables.ts';

const house = await openTestHouse();
const { ctx, practice } = house;
const syncing = openSyncing(house);
afterAll(() => house.close());
beforeEach(async () => {
  await practice.reset();
  // Whoever was there before is not read any more, and so not looked after.
  await house.passTime(25 * 60);
});

async function strikeClock(): Promise<void> {
  await ctx.db.transaction((tx) => ctx.queue.add(tx, lookAtPages, {}, { key: 'clock' }));
  expect(await house.runJobs()).toEqual([]);
}
/** What the clock would do in so many minutes, as far as these pages go. */
async function pass(minutes: number, visitor: Visitor): Promise<void> {
  await house.passTime(minutes);
  await syncing.synced(visitor.ask);
  await strikeClock();
}
const conduct = (host: string, how: string) => practice.call('POST', 'websites', { host, conduct: how });
const visits = async () =>
  (await practice.requests()).filter(({ service }) => service === 'websites').map(({ path }) => path);
const badLooks = async (visitor: Visitor) =>
  listBadLooks(ctx, await syncing.workspaceOf(visitor), nokAccount);

/** Somebody whose running ads lead there, read once they are approved. */
async function advertiser(...links: string[]) {
  const visitor = await syncing.member();
  const made = [];
  for (const [place, websiteUrl] of links.entries())
    made.push(await syncing.makeInAdsManager(`Bread ${place}`, { websiteUrl, adCount: 2 }));
  await house.passTime(1);
  await syncing.synced(visitor.ask);
  return { visitor, made };
}

test('a page that is bad twice, ten minutes apart, is told of, and no more once it is well', async () => {
  const { visitor, made } = await advertiser('https://bakery.example/bread#top');
  await conduct('bakery.example', 'not-found');
  await strikeClock();
  expect(await badLooks(visitor)).toEqual([]);
  await pass(5, visitor);
  expect(await visits()).toEqual(['/websites/https/bakery.example/bread']);
  expect(await badLooks(visitor)).toEqual([]);

  await conduct('bakery.example', 'expired');
  await pass(6, visitor);
  const [bad, ...others] = await badLooks(visitor);
  expect(others).toEqual([]);
  expect(bad).toMatchObject({
    address: 'https://bakery.example/bread',
    trouble: 'expired',
    status: null,
    facebookCampaignIds: [made[0]!.campaignId],
  });
  expect(ctx.now() - bad!.since.getTime()).toBeGreaterThanOrEqual(10 * 60_000);

  await conduct('bakery.example', 'behaves');
  await pass(5 * 60, visitor);
  expect(await visits()).toHaveLength(2);
  await pass(95, visitor);
  expect(await visits()).toHaveLength(3);
  expect(await badLooks(visitor)).toEqual([]);
});

test('one that recovers by itself within minutes is told of by nobody', async () => {
  const { visitor } = await advertiser('https://bakery.example/');
  await conduct('bakery.example', 'switched-off');
  await strikeClock();
  await conduct('bakery.example', 'behaves');
  await pass(11, visitor);
  await conduct('bakery.example', 'switched-off');
  await pass(6 * 60 + 31, visitor);
  expect(await visits()).toHaveLength(3);
  expect(await badLooks(visitor)).toEqual([]);
});

test('ten campaigns of two workspaces that lead to one page are one visit, and a host has one at a time', async () => {
  const links = [...Array<string>(4).fill('https://bakery.example/'), 'https://bakery.example/cake'];
  const { visitor } = await advertiser(...links);
  const other = await syncing.member();
  await syncing.synced(other.ask);
  await strikeClock();
  expect(await visits()).toEqual(['/websites/https/bakery.example/']);
  await strikeClock();
  await strikeClock();
  expect(await visits()).toEqual(['/websites/https/bakery.example/', '/websites/https/bakery.example/cake']);
  const third = await syncing.member();
  await syncing.synced(third.ask);
  await strikeClock();
  expect(await visits()).toHaveLength(2);
  for (const each of [visitor, other, third])
    expect(await rowsOf(each)).toMatchObject([{ outcome: 'reached' }, { outcome: 'reached' }]);
});

test('nothing is looked at that no running ad leads to, that is Meta’s own, or that is not read any more', async () => {
  const { visitor, made } = await advertiser('https://bakery.example/', 'https://m.me/bakery');
  await strikeClock();
  expect(await rowsOf(visitor)).toMatchObject([{ address: 'https://bakery.example/' }]);
  await practice.edit(made[0]!.adSetId, { status: 'PAUSED' });
  await pass(7 * 60, visitor);
  expect(await visits()).toHaveLength(1);
  expect(await rowsOf(visitor)).toEqual([]);
  await practice.edit(made[0]!.adSetId, { status: 'ACTIVE' });
  await house.passTime(1);
  await syncing.synced(visitor.ask);
  await house.passTime(25 * 60);
  await strikeClock();
  expect(await visits()).toHaveLength(1);
});

test('a private address is not visited, and not told of either', async () => {
  const { visitor } = await advertiser('https://bakery.example/');
  await conduct('bakery.example', 'leads-inside');
  await strikeClock();
  await pass(6 * 60 + 31, visitor);
  expect(await rowsOf(visitor)).toMatchObject([{ outcome: 'unclear', because: 'private-network' }]);
  expect(new Set(await visits())).toEqual(new Set(['/websites/https/bakery.example/']));
  expect(await badLooks(visitor)).toEqual([]);
});

test('what is known of pages goes with the workspace, and with its link to Facebook', async () => {
  const { visitor } = await advertiser('https://bakery.example/');
  const other = await syncing.member();
  await syncing.synced(other.ask);
  await strikeClock();
  await visitor.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  expect((await ctx.db.select().from(landingPageLooks)).map(({ workspaceId }) => workspaceId)).toEqual([
    await syncing.workspaceOf(other),
  ]);
  await other.ask.connections.disconnect();
  await strikeClock();
  expect(await ctx.db.select().from(landingPageLooks)).toEqual([]);
});

test('whoever has mended a page has it looked at again, and what was found is told no more', async () => {
  const { visitor } = await advertiser('https://bakery.example/bread');
  const { liveCampaigns, recommendations } = visitor.ask;
  const told = async () =>
    (await recommendations.list()).recommendations.filter(({ reason }) => reason.code === 'landing-page');
  await conduct('bakery.example', 'switched-off');
  await strikeClock();
  expect(await told()).toEqual([]);
  await pass(11, visitor);
  const [card] = await told();
  const address = 'https://bakery.example/bread';
  expect(card).toMatchObject({
    reason: { address, trouble: 'nobody', dailyBudgetMinor: 200_00 },
    campaign: { name: 'Bread 0' },
    campaignCount: 1,
    action: { code: 'look-again', address },
  });

  await conduct('bakery.example', 'behaves');
  // Not more often than once a minute.
  expect(await liveCampaigns.lookAgain({ address })).toMatchObject({ trouble: 'nobody' });
  await house.passTime(1);
  expect(await liveCampaigns.lookAgain({ address })).toMatchObject({ address, trouble: null });
  expect(await told()).toEqual([]);
  const refusal = { code: 'LANDING_PAGE_NOT_FOUND' };
  await expect(liveCampaigns.lookAgain({ address: 'https://elsewhere.example/' })).rejects.toMatchObject(
    refusal,
  );
  const neighbour = await syncing.member();
  await expect(neighbour.ask.liveCampaigns.lookAgain({ address })).rejects.toMatchObject(refusal);
  expect(new Set(await visits())).toEqual(new Set(['/websites/https/bakery.example/bread']));
});

async function rowsOf(visitor: Visitor) {
  const workspaceId = await syncing.workspaceOf(visitor);
  const rows = await ctx.db.select().from(landingPageLooks);
  return rows
    .filter((row) => row.workspaceId === workspaceId)
    .toSorted((one, two) => one.address.localeCompare(two.address));
}
