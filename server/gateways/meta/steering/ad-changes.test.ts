import sharp from 'sharp';
import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AdModel, Words } from './ad-changes.ts';
import type { PlannedAd, TreePlan } from '../publishing/tree.ts';

const { root, sandbox, control, meta, token, account } = await openMetaGateway();

let pageId: string;
let imageHash: string;
let formId: string;
let bergen: string;
let count = 0;

/** Somebody who works past us, in Ads Manager. */
async function inAdsManager(path: string, params: Record<string, unknown>): Promise<{ id: string }> {
  const body = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await sandbox.fetch(
    new Request(`${root}/meta/v26.0/${path}`, { method: 'POST', headers, body }),
  );
  const told = (await answer.json()) as { id: string };
  if (!answer.ok) throw new Error(JSON.stringify(told));
  return told;
}

const words: Words = {
  headline: 'New bathroom & more = 100 %',
  primaryText: 'Vi begynner på mandag.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};
const otherWords: Words = {
  headline: 'Warm all winter',
  primaryText: 'A plumber looks through your heating.',
  description: '',
  callToAction: 'CONTACT_US',
};

async function publish(change: Partial<TreePlan> = {}) {
  count += 1;
  const outcome = await meta.makeTree(account, {
    marker: `adfjord:words-${count}`,
    name: `Bathrooms ${count}`,
    objective: 'traffic',
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: { locations: [{ type: 'city', key: bergen }], ageMin: 25, ageMax: 60, genders: 'all' },
    page: { id: pageId },
    websiteUrl: 'https://example.com/',
    beneficiary: 'Plumber AS',
    payer: 'Plumber AS',
    ads: [{ ...words, headline: `${words.headline} ${count}`, name: 'Ad 1', imageHash }],
    ...change,
  });
  if (outcome.refusal) throw outcome.refusal;
  return { adSetId: outcome.adSetId!, adId: outcome.adIds[0]!, campaignId: outcome.campaignId! };
}

async function readAd(adId: string) {
  const ad = await meta.readAd(account, adId);
  if (!ad) throw new Error('The ad is gone.');
  return ad;
}

beforeAll(async () => {
  const pages = await meta.listPages(token);
  const page = pages[0]!;
  pageId = page.id;
  const forms = await meta.listLeadForms({ pageId, pageToken: page.accessToken! });
  formId = forms.find(({ status }) => status === 'ACTIVE')!.id;
  const places = await meta.searchLocations(token, { query: 'Bergen', limit: 10 });
  bergen = places.find(({ type, countryCode }) => type === 'city' && countryCode === 'NO')!.key;
  const square = { create: { width: 1080, height: 1080, channels: 3, background: '#2b6f8f' } } as const;
  const bytes = await sharp(square).jpeg().toBuffer();
  imageHash = (await meta.uploadImage(account, { bytes, fileName: 'van.jpg' })).hash;
});
afterEach(async () => {
  await control('DELETE', 'troubles');
  await control('POST', 'switches', { same_creative: 'same-id' });
});
afterAll(() => sandbox.close());

test('an ad is given other words, and keeps its picture, its page, its link and its tags', async () => {
  const { adId } = await publish();
  const ad = await readAd(adId);
  expect(ad).toMatchObject({ words: { ...words, headline: ad.words.headline }, fixedBecause: null });
  await meta.rewordAd(account, { ad, words: otherWords, marker: 'change-1' });
  const after = await readAd(adId);
  expect(after.words).toEqual(otherWords);
  expect(after.creative.id).not.toBe(ad.creative.id);
  const { pageId: samePage, imageHash: samePicture, link } = after;
  expect({ samePage, samePicture, link }).toEqual({
    samePage: pageId,
    samePicture: imageHash,
    link: 'https://example.com/',
  });
});

test('an ad that leads to a form goes on leading there', async () => {
  const { adId } = await publish({ objective: 'leads', leadFormId: formId, websiteUrl: undefined });
  await meta.rewordAd(account, {
    ad: await readAd(adId),
    words: { ...otherWords, callToAction: 'SIGN_UP' },
    marker: 'change-form',
  });
  expect(await readAd(adId)).toMatchObject({ leadFormId: formId, words: { callToAction: 'SIGN_UP' } });
});

test('nothing that a person did not approve is switched on by other words', async () => {
  const { adId, campaignId } = await publish();
  await meta.rewordAd(account, { ad: await readAd(adId), words: otherWords, marker: 'change-plain' });
  const tree = await meta.readTree(account, { campaignId });
  expect(tree!.ads[0]).toMatchObject({ enhancements: [], headline: otherWords.headline });
});

test('the same words twice make one creative, also where Meta refuses a creative that is there already', async () => {
  const { adId } = await publish();
  const ad = await readAd(adId);
  const order = { ad, words: { ...otherWords, headline: 'Said twice' }, marker: 'change-2' };
  await meta.rewordAd(account, order);
  const first = await readAd(adId);
  await meta.rewordAd(account, order);
  expect((await readAd(adId)).creative.id).toBe(first.creative.id);

  await control('POST', 'switches', { same_creative: 'refused' });
  await meta.putCreative(account, { adId, creativeId: ad.creative.id });
  expect((await readAd(adId)).words).toEqual(ad.words);
  await meta.rewordAd(account, order);
  expect((await readAd(adId)).creative.id).toBe(first.creative.id);
});

test('a picture that Meta does not have is told as a no, and the ad is left as it was', async () => {
  const { adId } = await publish();
  const no = { kind: 'error', status: 400, code: 100, subcode: 1487390 };
  await control('POST', 'troubles', { service: 'meta', path: '/adcreatives$', times: 1, trouble: no });
  const ad = await readAd(adId);
  await expect(
    meta.rewordAd(account, { ad, words: { ...otherWords, headline: 'Never shown' }, marker: 'change-3' }),
  ).rejects.toMatchObject({ failureKind: 'rejected', subcode: 1487390 });
  expect((await readAd(adId)).words).toEqual(ad.words);
});

test('an answer that is lost is not taken for a no', async () => {
  const { adId } = await publish();
  const ad = await readAd(adId);
  await control('POST', 'troubles', {
    service: 'meta',
    path: '/adcreatives$',
    times: 1,
    trouble: { kind: 'loses-answer' },
  });
  const order = { ad, words: { ...otherWords, headline: 'Lost and found' }, marker: 'change-4' };
  await expect(meta.rewordAd(account, order)).rejects.toMatchObject({ failureKind: 'unknown-outcome' });
  expect((await readAd(adId)).words.headline).toBe('Lost and found');
});

test.for([
  {
    what: 'a post of the page',
    because: 'existing-post',
    creative: (own: { creativeId: string }) => ({ object_story_id: `${pageId}_${own.creativeId}` }),
  },
  {
    what: 'several versions',
    because: 'several-versions',
    creative: () => ({
      object_story_spec: { page_id: pageId },
      asset_feed_spec: {
        images: [{ hash: imageHash }],
        bodies: [{ text: 'One' }, { text: 'Two' }],
        titles: [{ text: 'Title' }],
        descriptions: [{ text: 'Sub' }],
        link_urls: [{ website_url: 'https://example.com/' }],
        call_to_action_types: ['LEARN_MORE'],
        ad_formats: ['SINGLE_IMAGE'],
        optimization_type: 'DEGREES_OF_FREEDOM',
      },
    }),
  },
  {
    what: 'a carousel',
    because: 'carousel',
    creative: () => ({
      object_story_spec: {
        page_id: pageId,
        link_data: {
          link: 'https://example.com/',
          message: 'Look',
          child_attachments: [1, 2].map((card) => ({
            link: `https://example.com/${card}`,
            name: `Card ${card}`,
            image_hash: imageHash,
          })),
        },
      },
    }),
  },
])('an ad that shows $what says why its words cannot be changed', async ({ because, creative }) => {
  const { adId, adSetId } = await publish();
  const own = { creativeId: (await readAd(adId)).creative.id };
  const { id } = await inAdsManager(`${account.id}/adcreatives`, { name: 'By hand', ...creative(own) });
  const byHand = { name: 'By hand', adset_id: adSetId, creative: { creative_id: id }, status: 'PAUSED' };
  const ad = await inAdsManager(`${account.id}/ads`, byHand);
  expect(await readAd(ad.id)).toMatchObject({ fixedBecause: because });
});

test('an ad that was deleted is not there', async () => {
  const { adId, campaignId } = await publish();
  await inAdsManager(adId, { status: 'DELETED' });
  expect(await meta.readAd(account, adId)).toBeUndefined();
  await meta.deleteCampaign(account, campaignId);
  expect(await meta.readAd(account, '120299999999999999')).toBeUndefined();
});

function planned(name: string, changes: Partial<Words> = {}): PlannedAd {
  return { ...words, ...changes, name, imageHash };
}

async function modelIn(adSetId: string): Promise<AdModel> {
  return (await meta.readAdSet(account, adSetId))!.model!;
}

test('new ads are like those beside them, and wait to be switched on', async () => {
  const { adSetId, adId, campaignId } = await publish();
  expect(await meta.readAdSet(account, adSetId)).toMatchObject({ campaignId, adCount: 1 });
  const model = await modelIn(adSetId);
  const ads = [planned('Second', { headline: 'Second one' }), planned('Third', { headline: 'Third one' })];
  const made = await meta.makeAds(account, { marker: 'new-1', adSetId, model, ads });
  expect(made).toMatchObject({ unknown: false, adIds: [expect.any(String), expect.any(String)] });
  const ids = made.adIds.map((id) => id!);

  const held = await meta.readAds(account, ids);
  const beside = await readAd(adId);
  for (const ad of held)
    expect(ad).toMatchObject({ status: 'PAUSED', adSetId, pageId: beside.pageId, link: beside.link });
  expect(await meta.findAds(account, { adSetId, marker: 'new-1' })).toHaveLength(2);

  await meta.startAds(account, ids);
  expect((await meta.readAds(account, ids)).map((ad) => ad!.status)).toEqual(['ACTIVE', 'ACTIVE']);
});

test('new ads beside ads that lead to a form lead to the same form', async () => {
  const { adSetId } = await publish({ objective: 'leads', leadFormId: formId, websiteUrl: undefined });
  const model = await modelIn(adSetId);
  expect(model).toMatchObject({ objective: 'leads', leadFormId: formId });
  const ads = [planned('Form', { headline: 'A form, please', callToAction: 'SIGN_UP' })];
  const { adIds } = await meta.makeAds(account, { marker: 'new-form', adSetId, model, ads });
  expect(await readAd(adIds[0]!)).toMatchObject({ leadFormId: formId });
});

test('tags of the links and the pixel that is followed are taken over', async () => {
  const { adSetId, adId } = await publish();
  const pixels = await meta.listPixels(token, account.id);
  const tracking = [{ 'action.type': ['offsite_conversion'], fb_pixel: [pixels[0]!.id] }];
  const ad = await readAd(adId);
  const { id } = await inAdsManager(`${account.id}/adcreatives`, {
    name: 'Tagged',
    object_story_spec: ad.creative.object_story_spec,
    url_tags: 'utm_source=facebook',
  });
  await inAdsManager(adId, { creative: { creative_id: id }, tracking_specs: tracking });
  const model = await modelIn(adSetId);
  expect(model).toMatchObject({ urlTags: 'utm_source=facebook', trackingSpecs: tracking });

  const { adIds, refusal } = await meta.makeAds(account, {
    marker: 'new-tagged',
    adSetId,
    model,
    ads: [planned('Tagged too')],
  });
  expect(refusal).toBeUndefined();
  expect((await readAd(adIds[0]!)).creative.url_tags).toBe('utm_source=facebook');

  await meta.rewordAd(account, { ad: await readAd(adId), words: otherWords, marker: 'change-tagged' });
  expect((await readAd(adId)).creative.url_tags).toBe('utm_source=facebook');
});

test('an ad set without ads has nothing to learn from, and one that was deleted is not there', async () => {
  const { adSetId, adId } = await publish();
  await inAdsManager(adId, { status: 'DELETED' });
  expect(await meta.readAdSet(account, adSetId)).toMatchObject({ adCount: 0, model: undefined });
  await inAdsManager(adSetId, { status: 'DELETED' });
  expect(await meta.readAdSet(account, adSetId)).toBeUndefined();
});

test('of two ads of which Meta takes one, the other is told as a no', async () => {
  const { adSetId } = await publish();
  const model = await modelIn(adSetId);
  const no = { kind: 'error', status: 400, code: 100, subcode: 1487390 };
  await control('POST', 'troubles', {
    service: 'meta',
    path: '/adcreatives$',
    times: 1,
    skip: 1,
    trouble: no,
  });
  const ads = [planned('Good', { headline: 'Taken' }), planned('Bad', { headline: 'Not taken' })];
  const made = await meta.makeAds(account, { marker: 'new-2', adSetId, model, ads });
  expect(made).toMatchObject({ adIds: [expect.any(String), null], refusal: { subcode: 1487390 } });
});

test('where Meta refuses a creative that is there already, it is taken over', async () => {
  const { adSetId } = await publish();
  const model = await modelIn(adSetId);
  const ads = [planned('Once', { headline: 'Once and again' })];
  await meta.makeAds(account, { marker: 'new-3', adSetId, model, ads });
  await control('POST', 'switches', { same_creative: 'refused' });
  const again = await meta.makeAds(account, { marker: 'new-4', adSetId, model, ads });
  expect(again.refusal).toBeUndefined();
  expect(again.adIds[0]).toEqual(expect.any(String));
});
