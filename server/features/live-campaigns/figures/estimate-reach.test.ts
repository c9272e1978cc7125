import type { Location } from '#contract/campaigns/locations.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const world = await openTestHouse();
afterAll(world.close);
beforeEach(() => world.practice.behave());
const { member, synced, makeInAdsManager } = openSyncing(world);
const everybody = { ageFrom: 18, ageTo: 65, gender: 'all' } as const;
const threeDays = 3 * 24 * 60;
const twentyDays = 20 * 24 * 60;

test('who fits is Meta’s estimate, and fewer where fewer are meant', async () => {
  const { ask } = await member();
  const { locations } = await ask.campaigns.searchLocations({ query: 'Bergen' });
  const bergen: Location[] = [locations.find(({ type }) => type === 'city')!];
  const all = await ask.liveCampaigns.estimateReach({ locations: bergen, ...everybody });
  expect(all.audience!.atLeast).toBeGreaterThan(10_000);
  expect(all.audience!.atMost).toBeGreaterThan(all.audience!.atLeast);
  const women = await ask.liveCampaigns.estimateReach({
    locations: bergen,
    ageFrom: 30,
    ageTo: 40,
    gender: 'women',
  });
  expect(women.audience!.atMost).toBeLessThan(all.audience!.atLeast / 2);

  await world.practice.trouble({
    service: 'meta',
    path: 'reachestimate',
    times: 9,
    trouble: { kind: 'html' },
  });
  await expect(ask.liveCampaigns.estimateReach({ locations: bergen, ...everybody })).rejects.toMatchObject({
    code: 'FACEBOOK_UNAVAILABLE',
    defined: true,
  });
});

test('without a place nobody is asked; what the account’s own ads reached is added up day by day', async () => {
  const { ask } = await member();
  const before = await ask.liveCampaigns.estimateReach({ locations: [], ...everybody });
  expect(before.audience).toBeNull();
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Reached');
  await world.passTime(threeDays);
  await synced(ask);
  const early = await ask.liveCampaigns.estimateReach({ locations: [], ...everybody });
  expect(early.daily, 'of three days nothing is said').toBeNull();
  await world.passTime(twentyDays - threeDays);
  await synced(ask);
  const { daily } = await ask.liveCampaigns.estimateReach({ locations: [], ...everybody });
  const { days, today } = await ask.liveCampaigns.daily({ period: '30d' });
  const full = days.filter(({ day }) => day !== today);
  expect(daily).toMatchObject({
    currency: 'NOK',
    spendMinor: full.reduce((sum, { spendMinor }) => sum + spendMinor, 0),
    mostPerDayMinor: Math.max(...full.map(({ spendMinor }) => spendMinor)),
  });
  const shown = full.reduce((sum, { impressions }) => sum + impressions, 0);
  const { campaign } = await ask.liveCampaigns.get({ facebookCampaignId, period: '30d' });
  expect(daily!.people).toBeLessThanOrEqual(shown);
  // The same people, day after day: more than the period counts once.
  expect(daily!.people).toBeGreaterThan(campaign.figures.reach!);
});
