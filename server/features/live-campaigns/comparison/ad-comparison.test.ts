import { dayAt, daysAfter } from '#contract/days.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';
import { dailyAdFigures } from '../tables.ts';

const world = await openTestHouse();
const { ctx } = world;
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

test('a campaign says which of its ads is better, from their days, and nobody else is told', async () => {
  const visitor = await member();
  const { campaignId: facebookCampaignId, adIds } = await makeInAdsManager('Two ads', { adCount: 2 });
  await synced(visitor.ask);
  const { liveCampaigns } = visitor.ask;
  expect(await liveCampaigns.compareAds({ facebookCampaignId })).toEqual({
    currency: 'NOK',
    objective: 'traffic',
    days: null,
    ads: [],
    verdict: { code: 'not-begun' },
  });

  const workspaceId = await workspaceOf(visitor);
  const today = dayAt(ctx.meta.now(), 'Europe/Oslo');
  const of = (facebookAdId: string, results: number) =>
    Array.from({ length: 10 }, (_, at) => ({
      workspaceId,
      facebookAdId,
      day: daysAfter(today, -1 - at),
      spendMinor: 10_000,
      impressions: 1_000,
      reach: 900,
      clicks: 20,
      results,
    }));
  await ctx.db.insert(dailyAdFigures).values([...of(adIds[0]!, 4), ...of(adIds[1]!, 1)]);
  expect(await liveCampaigns.compareAds({ facebookCampaignId })).toMatchObject({
    days: { since: daysAfter(today, -10), until: daysAfter(today, -1) },
    verdict: { code: 'better', side: 'better', facebookAdIds: [adIds[0]] },
    ads: expect.arrayContaining([
      expect.objectContaining({
        facebookAdId: adIds[0],
        name: 'Ad 1',
        spendMinor: 100_000,
        results: 40,
        costPerResultMinor: 2_500,
        standing: 'better',
      }),
      expect.objectContaining({ facebookAdId: adIds[1], costPerResultMinor: 10_000, standing: 'worse' }),
    ]),
  });

  const { campaignId: alone } = await makeInAdsManager('One ad', { adCount: 1 });
  await synced(visitor.ask);
  expect(await liveCampaigns.compareAds({ facebookCampaignId: alone })).toMatchObject({ verdict: null });

  const stranger = await member();
  await expect(stranger.ask.liveCampaigns.compareAds({ facebookCampaignId })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});

test('what a result is worth is kept by currency and objective, and can be changed and taken back', async () => {
  const { ask } = await member();
  const { listResultValues, setResultValue } = ask.liveCampaigns;
  expect(await listResultValues()).toEqual([]);
  const lead = { currency: 'NOK', objective: 'leads' as const };
  const sale = { currency: 'USD', objective: 'sales' as const, valueMinor: 9_900 };
  await setResultValue({ ...lead, valueMinor: 40_000 });
  await setResultValue(sale);
  expect(await setResultValue({ ...lead, valueMinor: 50_000 })).toEqual([
    { ...lead, valueMinor: 50_000 },
    sale,
  ]);
  expect(await setResultValue({ ...lead, valueMinor: null })).toEqual([sale]);
  expect(await (await member()).ask.liveCampaigns.listResultValues()).toEqual([]);
});
