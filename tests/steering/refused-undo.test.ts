import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, held, meanwhile } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());

/** Somebody changed it in Ads Manager, and no sync has told yet. */
async function undoInVain(id: string): Promise<void> {
  const refused = await meanwhile(operations.undo({ id }));
  expect(refused).toMatchObject({ status: 'failed', undoes: id });
}

test('a budget that cannot be taken back shows what Meta holds, not what was there before', async () => {
  const { facebookCampaignId } = await newCampaign();
  const wish = { facebookCampaignId, dailyBudgetMinor: 22_500 };
  const { id } = await meanwhile(liveCampaigns.setDailyBudget(wish));
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { daily_budget: 31_000 });
  await undoInVain(id);
  expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(31_000);
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 31_000 });
});

test('places that cannot be taken back are shown as Meta holds them', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  const { locations } = await kari.ask.campaigns.searchLocations({ query: 'Oslo' });
  const wish = { facebookAdSetId: adSet.id, locations: [{ ...locations[0]!, radiusKm: 20 }] };
  const { id } = await meanwhile(liveCampaigns.setLocations(wish));
  const targeting = (await held(facebookCampaignId)).adSet['targeting'] as object;
  await practice.edit(adSet.id, { targeting: { ...targeting, geo_locations: { countries: ['NO'] } } });
  await undoInVain(id);
  const [shown] = (await liveCampaigns.get({ facebookCampaignId })).adSets;
  expect(shown?.places).toMatchObject([{ type: 'country', key: 'NO' }]);
});
