import type { Location } from '#contract/campaigns/locations.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

function country(key: string, name: string): Location {
  return { type: 'country', key, name, region: null, countryCode: key, countryName: name, radiusKm: null };
}
const norway = country('NO', 'Norway');
const sweden = country('SE', 'Sweden');

/** What Meta holds of who is promoted and who pays. */
async function toldToMeta(facebookCampaignId: string) {
  const { adSet } = await held(facebookCampaignId);
  return { beneficiary: adSet['dsa_beneficiary'], payer: adSet['dsa_payor'] };
}

test('a campaign for Norway goes to Sweden with its business as promoted and payer, and comes back', async () => {
  const { facebookCampaignId } = await newCampaign({ locations: [norway] });
  const { transparency } = await liveCampaigns.get({ facebookCampaignId });
  expect(transparency).toEqual({ beneficiary: 'Bergen Rør', payer: 'Bergen Rør' });
  const facebookAdSetId = (await held(facebookCampaignId)).adSet.id;
  const change = await meanwhile(
    liveCampaigns.setLocations({ facebookAdSetId, locations: [norway, sweden] }),
  );
  expect(change).toMatchObject({ status: 'done', problem: null });
  expect(await toldToMeta(facebookCampaignId)).toEqual(transparency);

  const home = await meanwhile(liveCampaigns.setLocations({ facebookAdSetId, locations: [norway] }));
  expect(home).toMatchObject({ status: 'done' });
  expect(await meanwhile(operations.undo({ id: home.id }))).toMatchObject({ status: 'done' });
  expect(await toldToMeta(facebookCampaignId)).toEqual(transparency);
});

test('who is promoted and who pays can be said with the change', async () => {
  const { facebookCampaignId } = await newCampaign({ locations: [norway] });
  const facebookAdSetId = (await held(facebookCampaignId)).adSet.id;
  const transparency = { beneficiary: 'Rør og Varme AS', payer: 'Kjeden AS' };
  const locations = [sweden];
  expect(
    await meanwhile(liveCampaigns.setLocations({ facebookAdSetId, locations, transparency })),
  ).toMatchObject({ status: 'done', details: { transparency } });
  expect(await toldToMeta(facebookCampaignId)).toEqual(transparency);
});

test('where nobody has said either, it is asked for before Meta is', async () => {
  const { facebookCampaignId } = await newCampaign({ locations: [norway] });
  const facebookAdSetId = (await held(facebookCampaignId)).adSet.id;
  // As if it had been made in Ads Manager.
  await house.ctx.db.execute('update campaigns set facebook_campaign_id = null');
  await sync();
  await expect(liveCampaigns.setLocations({ facebookAdSetId, locations: [sweden] })).rejects.toMatchObject({
    code: 'TRANSPARENCY_MISSING',
  });
});
