import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { periods } from '#contract/live/live-figures.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { dailyFigures, liveCampaigns, syncs } from '../tables.ts';

const world = await openTestHouse();
afterAll(world.close);
const { ctx, passTime } = world;
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
const days = (count: number) => count * 24 * 60;
const today = () => dayAt(ctx.meta.now(), 'Europe/Oslo');

test('seven days are full ones, and what was spent today stands beside them', async () => {
  const { ask } = await member();
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Full days');
  await passTime(days(10));
  await synced(ask);
  const list = await ask.liveCampaigns.overview({ period: '7d' });
  const daily = await ask.liveCampaigns.daily({ period: '7d', facebookCampaignId });
  expect(list.days).toEqual({ since: daysAfter(today(), -7), until: daysAfter(today(), -1) });
  expect(daily.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 8 }, (_, place) => daysAfter(today(), place - 7)),
  );
  expect(daily.today).toBe(today());

  const campaign = list.campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)!;
  const full = daily.days.slice(0, 7);
  expect(campaign.figures.spendMinor).toBe(full.reduce((sum, { spendMinor }) => sum + spendMinor, 0));
  // A first sync reads the day after the period, and today goes on meanwhile.
  expect(campaign.today.spendMinor).toBeGreaterThan(0);
  expect(daily.days[7]!.spendMinor).toBeGreaterThanOrEqual(campaign.today.spendMinor);
  expect(list.today.spendMinor).toBe(list.campaigns.reduce((sum, each) => sum + each.today.spendMinor, 0));
});

test('how many people were reached is told for every period, as Meta counts it', async () => {
  const { ask } = await member();
  const { campaignId } = await makeInAdsManager('People');
  await passTime(days(20) + 60);
  await synced(ask);
  for (const period of periods) {
    const { campaigns } = await ask.liveCampaigns.overview({ period });
    const { figures } = campaigns.find((each) => each.facebookCampaignId === campaignId)!;
    expect(figures.reach).toBeGreaterThan(0);
    expect(figures.reach!).toBeLessThanOrEqual(figures.impressions);
  }
});

test('ads follow the period, and come to what their campaign comes to', async () => {
  const { ask } = await member();
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Cards');
  await passTime(days(20));
  await synced(ask);
  const spent: number[] = [];
  for (const period of ['yesterday', '7d', '14d'] as const) {
    const { campaign, ads } = await ask.liveCampaigns.get({ facebookCampaignId, period });
    expect(ads.reduce((sum, { figures }) => sum + figures.spendMinor, 0)).toBe(campaign.figures.spendMinor);
    spent.push(campaign.figures.spendMinor);
  }
  expect(spent).toEqual(spent.toSorted((one, other) => one - other));
  expect(new Set(spent).size).toBe(3);
});

test('the order follows the period that is shown', async () => {
  const { ask } = await member();
  await makeInAdsManager('Long ago and much', { dailyBudgetMinor: 90_000 });
  await passTime(days(20));
  await makeInAdsManager('Lately and little', { dailyBudgetMinor: 15_000 });
  await passTime(days(3));
  await synced(ask);
  for (const period of periods) {
    const { campaigns } = await ask.liveCampaigns.overview({ period });
    const running = campaigns.filter(({ status }) => status === 'ACTIVE');
    const spent = running.map(({ figures }) => figures.spendMinor);
    expect(spent).toEqual(spent.toSorted((one, other) => other - one));
  }
});

test('a period is compared only with one in which the campaign was there from its first day', async () => {
  const { ask } = await member();
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Not quite two weeks');
  await passTime(days(13));
  await synced(ask);
  const week = async () => {
    const { before } = await ask.liveCampaigns.get({ facebookCampaignId, period: '7d' });
    const daily = await ask.liveCampaigns.daily({ facebookCampaignId, period: '7d' });
    return { before, daysBefore: daily.before.length };
  };
  expect(await week()).toEqual({ before: null, daysBefore: 0 });
  await passTime(days(2));
  await synced(ask);
  const { before, daysBefore } = await week();
  expect(before?.spendMinor).toBeGreaterThan(0);
  expect(daysBefore).toBe(7);
  const month = await ask.liveCampaigns.get({ facebookCampaignId, period: 'this-month' });
  expect(month.before).toBeNull();
});

test('of a period of which only the last days were read, the day is told from which they are known', async () => {
  const visitor = await member();
  const { ask } = visitor;
  await makeInAdsManager('Known lately');
  await passTime(days(20));
  await synced(ask);
  expect(await ask.liveCampaigns.daily({ period: '14d' })).toMatchObject({ knownSince: null });
  const daysReadSince = daysAfter(today(), -3);
  await ctx.db
    .update(syncs)
    .set({ daysReadSince })
    .where(eq(syncs.workspaceId, await workspaceOf(visitor)));
  const daily = await ask.liveCampaigns.daily({ period: '14d' });
  expect(daily).toMatchObject({ knownSince: daysReadSince, before: [] });
  expect(daily.days.map(({ day }) => day)).toEqual([-3, -2, -1, 0].map((far) => daysAfter(today(), far)));
});

test('a campaign that was taken out of the archive brings its days along', async () => {
  const visitor = await member();
  const { ask } = visitor;
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Archived');
  await passTime(days(20));
  await world.practice.edit(facebookCampaignId, { status: 'ARCHIVED' });
  await synced(ask);
  await world.practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  await passTime(60);
  await synced(ask);
  const { campaign } = await ask.liveCampaigns.get({ facebookCampaignId, period: '30d' });
  const { days: shown } = await ask.liveCampaigns.daily({ facebookCampaignId, period: '30d' });
  const until = shown.filter(({ day }) => day !== today());
  expect(campaign.figures.spendMinor).toBeGreaterThan(0);
  expect(until.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(campaign.figures.spendMinor);
});

test('what was put into the archive keeps its visits, and gets no clicks in their place', async () => {
  const visitor = await member();
  const { campaignId } = await makeInAdsManager('Put away');
  await passTime(days(9));
  await synced(visitor.ask);
  const own = and(
    eq(dailyFigures.workspaceId, await workspaceOf(visitor)),
    eq(dailyFigures.facebookCampaignId, campaignId),
    lt(dailyFigures.day, today()),
  );
  const read = () => ctx.db.select().from(dailyFigures).where(own).orderBy(dailyFigures.day);
  const before = await read();
  expect(before.some(({ results, clicks }) => results > 0 && results < clicks)).toBe(true);
  await world.practice.edit(campaignId, { status: 'ARCHIVED' });
  await passTime(days(1));
  await synced(visitor.ask);
  expect((await read()).slice(0, before.length)).toEqual(before);
});

test('what Meta no longer has is told by the days that are known of it', async () => {
  const visitor = await member();
  const { ask } = visitor;
  const leaving = await makeInAdsManager('Left days ago');
  await passTime(days(9));
  await synced(ask);
  const workspaceId = await workspaceOf(visitor);
  await ctx.meta.deleteCampaign(leaving.account, leaving.campaignId);
  await passTime(days(8));
  await synced(ask);
  const { campaigns } = await ask.liveCampaigns.overview({ period: '7d' });
  const gone = campaigns.find((each) => each.facebookCampaignId === leaving.campaignId)!;
  const [row] = await ctx.db
    .select()
    .from(liveCampaigns)
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.facebookCampaignId, leaving.campaignId),
      ),
    );
  expect(row).toMatchObject({ adAccountId: nokAccount });
  expect(row!.figures['7d']!.spendMinor).toBeGreaterThan(0);
  expect(gone.figures).toMatchObject({ spendMinor: 0, reach: null });
});
