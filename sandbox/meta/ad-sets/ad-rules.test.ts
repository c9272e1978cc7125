import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { formIds, pageIds, pixelIds } from '#sandbox/meta/seed-ids.ts';
import { newAdSet, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const tree = await plantTree(practice);
const newAd = { name: 'Ad', adset_id: tree.adSet, creative: { creative_id: tree.creative } };
const create = async (fields: Fields) => verdict(await graph.post(`${nok}/ads`, { ...newAd, ...fields }));
const saying = (message: string) => ({
  name: message,
  object_story_spec: {
    page_id: pageIds.plumber,
    link_data: {
      link: 'http://fb.me/',
      message,
      call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } },
    },
  },
});
const dry = { execution_options: ['validate_only'] };
const reviewed = { execution_options: ['validate_only', 'synchronous_ad_review'] };

test.each([
  ['a domain', { conversion_domain: 'shop.test' }, 'ok'],
  ['an address for a domain', { conversion_domain: 'https://shop.test/' }, '100'],
  [
    'tracking',
    { tracking_specs: [{ 'action.type': ['offsite_conversion'], fb_pixel: [pixelIds.shop] }] },
    'ok',
  ],
  ['tracking of nothing', { tracking_specs: [{ fb_pixel: [pixelIds.shop] }] }, '100'],
  ['a review at once, without a dry run', { execution_options: ['synchronous_ad_review'] }, '100'],
  ['a review at once', reviewed, 'ok'],
  [
    'a review at once that stops it',
    { ...reviewed, creative: saying('SIM_DISAPPROVE') },
    '100/1487390 creative',
  ],
  ['a creative that is not there', { creative: { creative_id: '1' } }, '100/1487390 creative'],
  ['an ad set that is not there', { adset_id: '1' }, '100/33'],
])('an ad with %s', async (_case, fields, expected) => {
  expect(await create(fields)).toBe(expected);
});

test('a dry run keeps neither the ad nor its creative', async () => {
  const count = async (edge: string) => rowsOf(await graph.get(`${nok}/${edge}`, { limit: '100' })).length;
  const before = [await count('ads'), await count('adcreatives')];
  expect(await create({ ...dry, creative: saying('Only a thought') })).toBe('ok');
  expect([await count('ads'), await count('adcreatives')]).toEqual(before);
});

test('an ad that was turned down is not turned on, until it says something else', async () => {
  const { id } = await graph.post(`${nok}/ads`, {
    ...newAd,
    status: 'PAUSED',
    creative: saying('SIM_DISAPPROVE'),
  });
  await practice.advance(1);
  const ad = textOf(id);
  expect(verdict(await graph.post(ad, { status: 'ACTIVE' }))).toBe('100/2490427');
  expect(verdict(await graph.post(ad, { creative: saying('Warm all winter, really') }))).toBe('ok');
  await practice.advance(1);
  expect(verdict(await graph.post(ad, { status: 'ACTIVE' }))).toBe('ok');
});

test('an archived ad can only be renamed or deleted', async () => {
  const { ad } = await plantTree(practice);
  await graph.post(ad, { status: 'ARCHIVED' });
  expect(verdict(await graph.post(ad, { status: 'ACTIVE' }))).toBe('100/1885088');
  expect(verdict(await graph.post(ad, { creative: saying('Anew') }))).toBe('100/1885088');
  expect(verdict(await graph.post(ad, { name: 'Old' }))).toBe('ok');
  expect(verdict(await graph.remove(ad))).toBe('ok');
});

test('an ad of dynamic creative goes with its ad set only', async () => {
  const { id: adSet } = await graph.post(`${nok}/adsets`, {
    ...newAdSet(tree.campaign),
    is_dynamic_creative: true,
  });
  const feed = {
    bodies: [{ text: 'One' }, { text: 'Two' }],
    titles: [{ text: 'A' }],
    images: [{ hash: await upload() }],
    ad_formats: ['SINGLE_IMAGE'],
    link_urls: [{ website_url: 'http://fb.me/' }],
    call_to_actions: [{ type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } }],
  };
  const creative = { name: 'Feed', object_story_spec: { page_id: pageIds.plumber }, asset_feed_spec: feed };
  const made = await graph.post(`${nok}/ads`, { ...newAd, adset_id: adSet, creative });
  expect(verdict(made)).toBe('ok');
  expect(verdict(await graph.remove(textOf(made['id'])))).toBe('1340029');
  await graph.remove(textOf(adSet));
  expect(await graph.get(textOf(made['id']), { fields: 'effective_status' })).toMatchObject({
    effective_status: 'DELETED',
  });
});

async function upload(): Promise<string> {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { images } = await graph.post(`${nok}/adimages`, { bytes: png });
  const [image] = Object.values(images as Record<string, Fields>);
  return textOf(image?.['hash']);
}
