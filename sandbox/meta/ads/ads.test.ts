import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCreative, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const tree = await plantTree(practice);
const status = async (id: string) =>
  (await graph.get(id, { fields: 'effective_status' }))['effective_status'];
const creative = (link: Fields, story: Fields = {}) => ({
  name: 'Another',
  object_story_spec: {
    page_id: pageIds.plumber,
    link_data: { link: 'https://example.com', ...link },
    ...story,
  },
});
const signUp = (value: Fields) => ({ call_to_action: { type: 'SIGN_UP', value } });
const video = {
  page_id: pageIds.plumber,
  video_data: {
    video_id: '70',
    call_to_action: { type: 'LEARN_MORE', value: { link: 'https://example.com' } },
  },
};

test.each([
  ['a link ad', creative({ message: 'Hello' }), 'ok'],
  ['an unknown button', creative({ call_to_action: { type: 'BOOK_RESERVATION' } }), '100'],
  [
    'an unknown picture',
    creative({ image_hash: 'ab' }),
    '100/2446386 object_story_spec.link_data.image_hash',
  ],
  ['no link', creative({ link: '' }), '100/2061015 object_story_spec.link_data.link'],
  ['a link that is none', creative({ link: 'not a link' }), '1500 object_story_spec.link_data.link'],
  ['a page of somebody else', creative({}, { page_id: '9' }), '200/1487202'],
  [
    'two Instagram accounts',
    creative({}, { instagram_user_id: '1', instagram_actor_id: '1' }),
    '100/2238055 object_story_spec',
  ],
  [
    'a foreign Instagram account',
    creative({}, { instagram_user_id: '1' }),
    '100/1815199 object_story_spec.instagram_user_id',
  ],
  [
    'a story of nothing',
    { name: 'x', object_story_spec: { page_id: pageIds.plumber } },
    '100/1443048 object_story_spec',
  ],
  [
    'a video without a thumbnail',
    { name: 'x', object_story_spec: video },
    '100/1443226 object_story_spec.video_data',
  ],
  [
    'the old bundle of enhancements',
    {
      ...creative({}),
      degrees_of_freedom_spec: {
        creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_IN' } },
      },
    },
    '100/3858504 degrees_of_freedom_spec',
  ],
])('a creative with %s', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe(expected);
});

test('the same content twice is one creative', async () => {
  const { id } = await graph.post(`${nok}/adcreatives`, newCreative);
  expect(id).toBe(tree.creative);
});

test('a creative can be renamed, but what it says stays', async () => {
  expect(verdict(await graph.post(tree.creative, { name: 'Renamed' }))).toBe('ok');
  expect(verdict(await graph.post(tree.creative, creative({ message: 'New words' })))).toBe('100/1815573');
});

test.each([
  ['without a form', creative(signUp({})), '100/3390001 creative'],
  ['for another page', creative({}, { page_id: pageIds.bakery }), '100/1885029 creative'],
])('an ad %s does not fit into a lead ad set', async (_case, spec, expected) => {
  expect(verdict(await graph.post(`${nok}/ads`, { name: 'x', adset_id: tree.adSet, creative: spec }))).toBe(
    expected,
  );
});

test('an account without a way to pay gets no ads', async () => {
  const body = { name: 'x', adset_id: tree.adSet, creative: { creative_id: tree.creative } };
  await practice.edit(nok, { funding_source: null });
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('100/1359188 adset_id');
  await practice.edit(nok, { funding_source: '9100000000000001' });
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('ok');
});

test('a new ad is reviewed first, and again when it gets a new creative', async () => {
  const { ad } = await plantTree(practice, 'ACTIVE');
  expect(await status(ad)).toBe('PENDING_REVIEW');
  await practice.advance(1);
  expect(await status(ad)).toBe('ACTIVE');
  const link = {
    message: 'Still warm.',
    link: 'http://fb.me/',
    ...signUp({ lead_gen_form_id: '5100000000000001' }),
  };
  const { id } = await graph.post(`${nok}/adcreatives`, creative(link));
  expect(verdict(await graph.post(ad, { creative: { creative_id: id } }))).toBe('ok');
  expect(await status(ad)).toBe('PENDING_REVIEW');
  expect(await graph.get(ad, { fields: 'creative{body}' })).toMatchObject({
    creative: { id, body: 'Still warm.' },
  });
});

test('an ad with an offence in it is turned down, and says why', async () => {
  const link = {
    message: 'SIM_DISAPPROVE',
    link: 'http://fb.me/',
    ...signUp({ lead_gen_form_id: '5100000000000001' }),
  };
  const { id } = await graph.post(`${nok}/ads`, {
    name: 'Bad',
    adset_id: tree.adSet,
    creative: creative(link),
  });
  await practice.advance(1);
  const shown = await graph.get(textOf(id), { fields: 'effective_status,ad_review_feedback' });
  expect(shown).toMatchObject({
    effective_status: 'DISAPPROVED',
    ad_review_feedback: { global: expect.any(Object) },
  });
});
