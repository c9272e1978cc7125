import sharp from 'sharp';
import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { placesOf } from './read-placement-feed.ts';
import type { PlannedAd, ShapedPictures, TreePlan } from './tree.ts';

const { sandbox, control, meta, token, account } = await openMetaGateway();
afterAll(() => sandbox.close());

const [page] = await meta.listPages(token);
const forms = await meta.listLeadForms({ pageId: page!.id, pageToken: page!.accessToken! });
const leadFormId = forms.find(({ status }) => status === 'ACTIVE')!.id;
const [pixel] = await meta.listPixels(token, account.id);
const places = await meta.searchLocations(token, { query: 'Bergen', limit: 10 });
const bergen = places.find(({ type, countryCode }) => type === 'city' && countryCode === 'NO')!.key;

async function upload(height: number): Promise<string> {
  const create = { width: 1080, height, channels: 3, background: '#2b6f8f' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return (await meta.uploadImage(account, { bytes, fileName: 'van.jpg' })).hash;
}
const pictures: ShapedPictures = {
  '1x1': await upload(1080),
  '4x5': await upload(1350),
  '9x16': await upload(1920),
};
const words = {
  headline: 'New bathroom & more = 100 %',
  primaryText: 'Vi begynner på mandag.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};
const otherWords = {
  headline: 'Warm all winter',
  primaryText: 'A plumber looks through it.',
  description: '',
  callToAction: 'SIGN_UP',
};
const where = {
  leads: { leadFormId },
  traffic: { websiteUrl: 'https://example.com/' },
  sales: { websiteUrl: 'https://example.com/', pixelId: pixel!.id },
};

let count = 0;
async function publish(
  objective: keyof typeof where = 'traffic',
  ads: PlannedAd[] = [{ ...words, headline: `Bath ${count}`, name: 'Ad 1', pictures }],
) {
  count += 1;
  const plan: TreePlan = {
    marker: `adfjord:placements-${count}`,
    name: `Bathrooms ${count}`,
    objective,
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: { locations: [{ type: 'city', key: bergen }], ageMin: 25, ageMax: 60, genders: 'all' },
    page: { id: page!.id },
    ...where[objective],
    beneficiary: 'Plumber AS',
    payer: 'Plumber AS',
    ads,
  };
  const outcome = await meta.makeTree(account, plan);
  return {
    plan,
    outcome,
    adId: outcome.adIds[0]!,
    campaignId: outcome.campaignId!,
    adSetId: outcome.adSetId!,
  };
}
const readAd = async (adId: string) => (await meta.readAd(account, adId))!;

test('each place has its picture, and every other one the square', () => {
  expect(placesOf(pictures)).toEqual({
    elsewhere: pictures['1x1'],
    'facebook facebook_reels': pictures['9x16'],
    'facebook feed': pictures['4x5'],
    'facebook story': pictures['9x16'],
    'instagram reels': pictures['9x16'],
    'instagram story': pictures['9x16'],
    'instagram stream': pictures['4x5'],
  });
});

describe.each(['as-sent', 'enriched'])('an asset feed that reads back %s', (asset_feed_reads_back) => {
  const turn = () => control('POST', 'switches', { asset_feed_reads_back });

  test.each(['leads', 'traffic', 'sales'] as const)('is what was planned for %s', async (objective) => {
    await turn();
    const { plan, campaignId, outcome } = await publish(objective);
    expect(outcome.refusal).toBeUndefined();
    const { ads } = (await meta.readTree(account, { campaignId }))!;
    const { name: _name, pictures: _pictures, ...said } = plan.ads[0]!;
    expect(ads).toMatchObject([
      {
        ...said,
        pictures: placesOf(pictures),
        imageHash: pictures['1x1'],
        leadFormId: objective === 'leads' ? leadFormId : null,
        link: objective === 'leads' ? 'http://fb.me/' : 'https://example.com/',
        enhancements: [],
      },
    ]);
  });

  test.each(['leads', 'traffic'] as const)(
    'takes other words for %s, and keeps its pictures',
    async (objective) => {
      await turn();
      const { adId } = await publish(objective);
      const before = await readAd(adId);
      expect(before).toMatchObject({ fixedBecause: null });
      await meta.rewordAd(account, { ad: before, words: otherWords, marker: 'change-1' });
      const after = await readAd(adId);
      expect(after.words).toEqual(otherWords);
      expect(after.creative.id).not.toBe(before.creative.id);
      expect(after.leadFormId).toBe(before.leadFormId);
      const { creative } = (await meta.readWatched(account, { type: 'ad', id: adId }))!;
      expect(creative).toMatchObject({ picture: { pictures: placesOf(pictures) } });
      expect(creative).not.toHaveProperty('features');
    },
  );

  test('is watched in one form', async () => {
    await turn();
    const { adId } = await publish();
    const watched = (await meta.readWatched(account, { type: 'ad', id: adId }))!['creative'];
    expect(watched).toMatchObject({ picture: { pictures: placesOf(pictures) } });
    expect(watched).not.toHaveProperty('assets.images');
  });

  test('is what new ads beside it are made like', async () => {
    await turn();
    const { adSetId } = await publish('leads');
    const { model } = (await meta.readAdSet(account, adSetId))!;
    expect(model).toMatchObject({ objective: 'leads', leadFormId });
    const ads: PlannedAd[] = [
      { ...words, name: 'By place', callToAction: 'SIGN_UP', pictures },
      { ...words, name: 'One for all', callToAction: 'SIGN_UP', imageHash: pictures['1x1'] },
    ];
    const made = await meta.makeAds(account, { marker: `new-${count}`, adSetId, model: model!, ads });
    expect(made.refusal).toBeUndefined();
    expect(await readAd(made.adIds[0]!)).toMatchObject({ leadFormId, imageHash: pictures['1x1'] });
  });

  test('is taken over where Meta refuses what is there already', async () => {
    await turn();
    const ads: PlannedAd[] = [{ ...words, headline: 'Once and again', name: 'Ad 1', pictures }];
    const first = await publish('traffic', ads);
    await control('POST', 'switches', { same_creative: 'refused' });
    const again = await publish('traffic', ads);
    await control('POST', 'switches', { same_creative: 'same-id' });
    expect(again.outcome.refusal).toBeUndefined();
    expect(again.outcome.creativeIds).toEqual(first.outcome.creativeIds);
    expect(again.adId).not.toBe(first.adId);
  });
});

test('an ad that was kept with one picture alone does not read back as planned', async () => {
  await control('POST', 'switches', { placement_pictures: 'collapsed' });
  const { campaignId } = await publish('leads');
  const { ads } = (await meta.readTree(account, { campaignId }))!;
  expect(ads).toMatchObject([{ pictures: null, imageHash: pictures['1x1'], leadFormId }]);
  await control('POST', 'switches', { placement_pictures: 'kept' });
});

test('what is only looked at makes nothing, and is refused as it would be', async () => {
  const { plan } = await publish();
  expect(await meta.validatePlan(account, plan)).toEqual([]);
  const lost = { ...pictures, '9x16': '0123456789abcdef0123456789abcdef' };
  const [ad] = plan.ads;
  const refused = await meta.validatePlan(account, {
    ...plan,
    ads: [{ ...ad!, pictures: lost } as PlannedAd],
  });
  expect(refused).toMatchObject([{ subcode: 2446386, adPosition: 0 }]);
});
