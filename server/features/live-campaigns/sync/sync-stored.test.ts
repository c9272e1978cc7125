import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listAdsWithDays } from '../figures/ad-days-queries.ts';
import { findNewestDaysRead, listLiveAds, listLiveAdSets } from '../queries.ts';
import { daysAfter, dayAt } from '#contract/days.ts';
import { dailyAdFigures, dailyFigures, liveAds, liveAdSets, liveCampaigns, syncs } from '../tables.ts';
import { findSyncStatuses } from './sync-status-queries.ts';

const world = await openTestHouse();
const { ctx, practice, passTime } = world;
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

const today = () => dayAt(ctx.meta.now(), 'Europe/Oslo');

test('ad sets come with their status, their budget and their places', async () => {
  const visitor = await member();
  const locations = [
    { type: 'city' as const, key: await bergen(), radiusKm: 30 },
    { type: 'country' as const, key: 'SE' },
  ];
  const targeting = { locations, ageMin: 18, ageMax: 65, genders: 'all' as const };
  const { campaignId } = await makeInAdsManager('Two places', { targeting });
  await synced(visitor.ask);
  const { adSets } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
  expect(adSets).toMatchObject([
    {
      status: 'ACTIVE',
      dailyBudgetMinor: 20_000,
      otherPlaces: 0,
      places: [
        { type: 'city', name: 'Bergen', countryCode: 'NO', countryName: 'Norway', radiusKm: 30 },
        { type: 'country', key: 'SE', name: 'Sweden', radiusKm: null },
      ],
      goneAt: null,
    },
  ]);
});

test('a sync of no ad account counts where none is chosen, and for none that is', async () => {
  const visitor = await member();
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  const goodOf = async (adAccountId: string | undefined) =>
    (await findSyncStatuses(ctx.db, workspaceId, { adAccountId, now: new Date(ctx.now()) })).good;
  expect(await goodOf(nokAccount)).toBeDefined();
  expect(await goodOf('act_1')).toBeUndefined();

  await ctx.db.update(syncs).set({ adAccountId: null }).where(eq(syncs.workspaceId, workspaceId));
  expect(await goodOf(undefined)).toBeDefined();
  expect(await goodOf(nokAccount)).toBeUndefined();
});

test('places of kinds we do not show are counted', async () => {
  const visitor = await member();
  const { campaignId, adSetId } = await makeInAdsManager('Post codes');
  const zips = { countries: ['SE'], zips: [{ key: 'NO:5003' }, { key: 'NO:5004' }] };
  await practice.edit(adSetId, { targeting: { geo_locations: zips } });
  await synced(visitor.ask);
  const { adSets } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
  expect(adSets).toMatchObject([{ otherPlaces: 2, places: [{ key: 'SE' }] }]);
});

test('why Meta has turned an ad down is told in its words', async () => {
  const visitor = await member();
  const { campaignId, adIds } = await makeInAdsManager('Turned down');
  await practice.edit(adIds[0]!, { rejected: true, reviewed_at: 0 });
  await synced(visitor.ask);
  const { ads } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
  expect(ads[0]?.status).toBe('DISAPPROVED');
  expect(ads[0]?.reviewFeedback).toMatch(/\w+: \w+/);
});

test('a sync that finds nothing new writes no row', async () => {
  const visitor = await member();
  await makeInAdsManager('Quiet');
  // Until Meta has reviewed all ads there are: that is news.
  await passTime(60);
  await practice.turn({ insights_refresh_minutes: 60 });
  const workspaceId = await workspaceOf(visitor);
  const versions: string[][] = [];
  for (let round = 0; round < 3; round += 1) {
    await synced(visitor.ask);
    versions.push(await rowVersions(workspaceId));
  }
  await practice.turn({ insights_refresh_minutes: 1 });
  const [first, second, third] = versions;
  expect(first!.length).toBeGreaterThan(3);
  // The figures move once an hour, between two of these at most.
  expect([first, third]).toContainEqual(second);
});

test('what was changed from here since the sync began is not overwritten, and is read with the next one', async () => {
  const visitor = await member();
  const { campaignId, adSetId, adIds } = await makeInAdsManager('Changed here');
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  const changedHereAt = new Date(ctx.now() + 60_000);
  await ctx.db
    .update(liveCampaigns)
    .set({ status: 'PAUSED', configuredStatus: 'PAUSED', dailyBudgetMinor: 33_300, changedHereAt })
    .where(and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.facebookCampaignId, campaignId)));
  await ctx.db
    .update(liveAdSets)
    .set({ places: [], changedHereAt })
    .where(and(eq(liveAdSets.workspaceId, workspaceId), eq(liveAdSets.facebookAdSetId, adSetId)));
  await ctx.db
    .update(liveAds)
    .set({ headline: 'Fresh at six', changedHereAt })
    .where(and(eq(liveAds.workspaceId, workspaceId), eq(liveAds.facebookAdId, adIds[0]!)));
  const held = async () => {
    await synced(visitor.ask);
    const { campaign, adSets, ads } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
    const { status, dailyBudgetMinor } = campaign;
    return { status, dailyBudgetMinor, places: adSets[0]?.places.length, headline: ads[0]?.headline };
  };
  const ours = { status: 'PAUSED', dailyBudgetMinor: 33_300, places: 0, headline: 'Fresh at six' };
  expect(await held()).toEqual(ours);
  await passTime(2);
  expect(await held()).toEqual({
    status: 'ACTIVE',
    dailyBudgetMinor: 20_000,
    places: 1,
    headline: 'Fresh at seven',
  });
});

test('what was made here a moment ago is not gone because Meta’s lists are late', async () => {
  const visitor = await member();
  const { campaignId } = await makeInAdsManager('Late lists');
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  const [ad] = await listLiveAds(ctx.db, workspaceId, campaignId);
  const changedHereAt = new Date(ctx.now());
  await ctx.db.insert(liveAds).values({ ...ad!, facebookAdId: '77', changedHereAt });
  const goneAt = async () => {
    await synced(visitor.ask);
    return (await listLiveAds(ctx.db, workspaceId, campaignId)).find((each) => each.facebookAdId === '77')
      ?.goneAt;
  };
  expect(await goneAt()).toBeNull();
  await passTime(5);
  expect(await goneAt()).not.toBeNull();
});

test('what a complete listing lacks is marked as gone, ad sets and ads too, and comes back when it is listed again', async () => {
  const visitor = await member();
  const { campaignId } = await makeInAdsManager('Going');
  const workspaceId = await workspaceOf(visitor);
  const areGone = async () => {
    const { campaigns } = await synced(visitor.ask);
    const [adSet] = await listLiveAdSets(ctx.db, workspaceId, campaignId);
    const [ad] = await listLiveAds(ctx.db, workspaceId, campaignId);
    const campaign = campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId);
    return [campaign, adSet, ad].map((each) => each?.goneAt !== null);
  };
  expect(await areGone()).toEqual([false, false, false]);
  await practice.edit(campaignId, { status: 'ARCHIVED' });
  expect(await areGone()).toEqual([true, true, true]);
  await practice.edit(campaignId, { status: 'PAUSED' });
  expect(await areGone()).toEqual([false, false, false]);
});

test('sixty-eight days are known after the first sync; on the same day only the last few are read again, on the next all that may have changed', async () => {
  const visitor = await member();
  const { campaignId } = await makeInAdsManager('Day by day');
  await passTime(20 * 24 * 60);
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  const readSince = async () => (await findNewestDaysRead(ctx.db, workspaceId, nokAccount))?.daysReadSince;
  const since = daysAfter(today(), -67);
  expect(await readSince()).toBe(since);

  const day = daysAfter(today(), -10);
  const ofThatDay = and(
    eq(dailyFigures.workspaceId, workspaceId),
    eq(dailyFigures.facebookCampaignId, campaignId),
    eq(dailyFigures.day, day),
  );
  const spent = async () => {
    const [row] = await ctx.db.select().from(dailyFigures).where(ofThatDay);
    return row?.spendMinor;
  };
  const told = await spent();
  expect(told).toBeGreaterThan(0);
  await ctx.db.update(dailyFigures).set({ spendMinor: 1 }).where(ofThatDay);
  await synced(visitor.ask);
  expect(await spent()).toBe(1);
  expect(await readSince()).toBe(since);
  await passTime(24 * 60);
  await synced(visitor.ask);
  expect(await spent()).toBe(told);
  expect(await readSince()).toBe(daysAfter(since, 1));
});

test('a day that Meta no longer reports is forgotten, except where the whole campaign is gone', async () => {
  const visitor = await member();
  const staying = await makeInAdsManager('Staying');
  const leaving = await makeInAdsManager('Leaving');
  await passTime(60);
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  // Before anything was spent, also where the hour that passed went over midnight.
  const day = daysAfter(today(), -2);
  const figures = { spendMinor: 5, impressions: 5, reach: 5, clicks: 5, results: 5 };
  const rows = [staying, leaving].map(({ campaignId: facebookCampaignId }) => ({ facebookCampaignId }));
  await ctx.db.insert(dailyFigures).values(rows.map((row) => ({ ...row, ...figures, workspaceId, day })));
  await ctx.meta.deleteCampaign(leaving.account, leaving.campaignId);
  await synced(visitor.ask);
  const left = await ctx.db
    .select({ id: dailyFigures.facebookCampaignId })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.workspaceId, workspaceId), eq(dailyFigures.day, day)));
  const ids = left.map(({ id }) => id);
  expect(ids).toContain(leaving.campaignId);
  expect(ids).not.toContain(staying.campaignId);
});

test('the full days of ads come to what Meta tells of their campaign, and are read again only on the next day', async () => {
  const visitor = await member();
  const { campaignId } = await makeInAdsManager('Ads by day', {
    adCount: 5,
    // So little that an ad has days with clicks and without a visit.
    dailyBudgetMinor: 3_000,
  });
  await passTime(10 * 24 * 60);
  await synced(visitor.ask);
  const workspaceId = await workspaceOf(visitor);
  const yesterday = daysAfter(today(), -1);
  const read = () =>
    listAdsWithDays(ctx.db, workspaceId, {
      facebookCampaignIds: [campaignId],
      since: daysAfter(today(), -28),
      until: today(),
    });
  const ads = await read();
  expect(ads).toHaveLength(5);
  expect(new Set(ads.map(({ days }) => days.at(-1)?.day))).toEqual(new Set([yesterday]));
  const ofAds = Map.groupBy(
    ads.flatMap(({ days }) => days),
    ({ day }) => day,
  );
  const ofCampaign = await ctx.db
    .select()
    .from(dailyFigures)
    .where(and(eq(dailyFigures.facebookCampaignId, campaignId), eq(dailyFigures.workspaceId, workspaceId)));
  for (const { day, spendMinor, impressions, clicks, results } of ofCampaign) {
    if (day > yesterday) continue;
    const sum = (of: 'spendMinor' | 'impressions' | 'clicks' | 'results') =>
      (ofAds.get(day) ?? []).reduce((total, each) => total + each[of], 0);
    expect([day, sum('spendMinor'), sum('impressions'), sum('clicks'), sum('results')]).toEqual([
      day,
      spendMinor,
      impressions,
      clicks,
      results,
    ]);
  }

  const mine = eq(dailyAdFigures.workspaceId, workspaceId);
  await ctx.db.update(dailyAdFigures).set({ spendMinor: 1 }).where(mine);
  await synced(visitor.ask);
  expect((await read())[0]?.days[0]?.spendMinor).toBe(1);
  await passTime(24 * 60);
  await synced(visitor.ask);
  const [again] = await read();
  expect(again?.days.slice(0, -1)).toEqual(ads[0]?.days);
});

async function bergen(): Promise<string> {
  const { accessToken } = await practice.tokens({ state: 'ok' });
  const found = await ctx.meta.searchLocations(accessToken, { query: 'Bergen', limit: 5 });
  return found.find(({ type, countryCode }) => type === 'city' && countryCode === 'NO')!.key;
}

/** PostgreSQL gives a row another version with every write, and moves it. */
async function rowVersions(workspaceId: WorkspaceId): Promise<string[]> {
  const versions: string[] = [];
  for (const table of [liveCampaigns, liveAdSets, liveAds, dailyFigures, dailyAdFigures]) {
    const rows = await ctx.db
      .select({ version: sql<string>`xmin::text || xmax::text || ctid::text` })
      .from(table)
      .where(eq(table.workspaceId, workspaceId));
    versions.push(...rows.map(({ version }) => version).toSorted());
  }
  return versions;
}
