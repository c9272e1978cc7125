import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { formIds, instagramId, pageIds } from '#sandbox/meta/seed-ids.ts';
import { makeFilm } from '#sandbox/practice/practice-film.ts';
import { newCreative, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph, token } = practice;
afterAll(() => practice.close());

const picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0b7a55' } })
  .jpeg()
  .toBuffer();
const uploaded = await graph.post(`${nok}/adimages`, { bytes: picture.toString('base64') });
const hash = textOf(at(uploaded, 'images.bytes.hash'));
const film = await uploadFilm();
await practice.advance(1);

const shop = { type: 'SHOP_NOW', value: { link: 'https://shop.example.com' } };
const story = (kind: string, data: Fields, more: Fields = {}) => ({
  name: 'Creative',
  object_story_spec: { page_id: pageIds.plumber, [kind]: data, ...more },
});
const link = (data: Fields, more: Fields = {}) =>
  story('link_data', { link: 'https://example.com', ...data }, more);
const video = (data: Fields) =>
  story('video_data', { video_id: film, image_hash: hash, call_to_action: shop, ...data });
const button = (type: string, value: unknown) => ({ call_to_action: { type, value } });
const card = (data: Fields = {}) => ({
  link: 'https://example.com',
  name: 'Card',
  image_hash: hash,
  ...data,
});
const cards = (...all: Fields[]) => link({ child_attachments: all });
const features = (spec: unknown) => ({
  ...link({}),
  degrees_of_freedom_spec: { creative_features_spec: spec },
});
const feed = (spec: Fields) => ({
  name: 'Feed',
  object_story_spec: { page_id: pageIds.plumber },
  asset_feed_spec: {
    images: [{ hash }],
    bodies: [{ text: 'Warm all winter.' }],
    titles: [{ text: 'Heat pumps' }],
    link_urls: [{ website_url: 'https://example.com' }],
    call_to_action_types: ['LEARN_MORE'],
    ad_formats: ['SINGLE_IMAGE'],
    ...spec,
  },
});
const inStory = (path: string) => `object_story_spec.${path}`;

test.each<[string, Fields, string]>([
  [
    'a link with everything',
    link({ caption: 'shop.test', description: 'x', image_hash: hash, ...shopButton() }),
    'ok',
  ],
  ['a story that is not one', { name: 'x', object_story_spec: 'story' }, '100'],
  [
    'a page_id that is missing',
    { name: 'x', object_story_spec: { link_data: {} } },
    `100/1443048 object_story_spec`,
  ],
  ['two kinds of content', link({}, { video_data: {} }), '100/1443048 object_story_spec'],
  ['a message that is no text', link({ message: { a: 1 } }), `100/1443048 ${inStory('link_data.message')}`],
  ['a name that is too long', { ...link({}), name: 'x'.repeat(101) }, '100'],
  ['a link to an IP address', link({ link: 'http://10.0.0.1/' }), `1500 ${inStory('link_data.link')}`],
  [
    'a link without end',
    link({ link: `https://example.com/${'x'.repeat(1000)}` }),
    `1500 ${inStory('link_data.link')}`,
  ],
  [
    'a link that is banned',
    link({ link: 'https://www.banned.example/' }),
    `500 ${inStory('link_data.link')}`,
  ],
  ['a caption that is no domain', link({ caption: 'our shop' }), `1500 ${inStory('link_data.caption')}`],
  [
    'a picture that cannot be fetched',
    link({ picture: 'https://no.invalid/a.jpg' }),
    `100/3858258 ${inStory('link_data.picture')}`,
  ],
  ['the old Instagram name', link({}, { instagram_actor_id: instagramId }), '100/1443048 object_story_spec'],
  ['its Instagram account', link({}, { instagram_user_id: instagramId }), 'ok'],
  ['a call', link(button('CALL_NOW', { link: 'tel:+4755123456' })), 'ok'],
  [
    'a call without a number',
    link(button('CALL_NOW', { link: 'https://example.com' })),
    `100/1373054 ${inStory('link_data.call_to_action.value.link')}`,
  ],
  [
    'a call with the old key',
    link(button('CALL_NOW', { phone_number: '+4755123456' })),
    `100/1373054 ${inStory('link_data.call_to_action.value.phone_number')}`,
  ],
  [
    'a WhatsApp button with a wrong value',
    link(button('WHATSAPP_MESSAGE', {})),
    `105/1815630 ${inStory('link_data.call_to_action.value')}`,
  ],
  ['a WhatsApp button', link(button('WHATSAPP_MESSAGE', { app_destination: 'WHATSAPP' })), 'ok'],
  [
    'a button in a text',
    link({ call_to_action: 'LEARN_MORE' }),
    `100/1373054 ${inStory('link_data.call_to_action')}`,
  ],
  [
    'a form behind a button for shops',
    link(button('SHOP_NOW', { lead_gen_form_id: formIds.quote })),
    `100/1487390 ${inStory('link_data.call_to_action.type')}`,
  ],
  ['a carousel of two', cards(card(), card({ name: 'Other' })), 'ok'],
  ['a carousel of one', cards(card()), `100/1443048 ${inStory('link_data.child_attachments')}`],
  [
    'a carousel of eleven',
    cards(...Array.from({ length: 11 }, () => card())),
    `100/1443048 ${inStory('link_data.child_attachments')}`,
  ],
  [
    'a card without a link',
    cards(card(), card({ link: '' })),
    `100/2061015 ${inStory('link_data.child_attachments.1.link')}`,
  ],
  [
    'a card with an unknown picture',
    cards(card(), card({ image_hash: 'ab' })),
    `100/2446386 ${inStory('link_data.child_attachments.1.image_hash')}`,
  ],
  ['a video', video({ message: 'Look', title: 'Heat pumps' }), 'ok'],
  ['a video without a thumbnail', video({ image_hash: '' }), `100/1443226 ${inStory('video_data')}`],
  ['an unknown video', video({ video_id: '70' }), `100/1487390 ${inStory('video_data.video_id')}`],
  [
    'a video with a link of its own',
    video({ link: 'https://example.com' }),
    `100/1443048 ${inStory('video_data.link')}`,
  ],
  [
    'a video with a description',
    video({ description: 'x' }),
    `100/1443048 ${inStory('video_data.description')}`,
  ],
  [
    'a video whose button leads nowhere',
    video({ call_to_action: { type: 'LEARN_MORE' } }),
    `100/2061015 ${inStory('video_data.call_to_action')}`,
  ],
  ['a photo', story('photo_data', { image_hash: hash, caption: 'Winter' }), 'ok'],
  [
    'a photo without a picture',
    story('photo_data', { caption: 'x' }),
    `100/1443048 ${inStory('photo_data')}`,
  ],
  [
    'a post that does not exist',
    { name: 'x', object_story_id: `${pageIds.plumber}_1` },
    '100/1487472 object_story_id',
  ],
  ['single features', features({ image_touchups: { enroll_status: 'OPT_OUT' } }), 'ok'],
  ['an unknown feature', features({ image_magic: { enroll_status: 'OPT_IN' } }), '100'],
  ['a feature neither in nor out', features({ image_touchups: { enroll_status: 'MAYBE' } }), '100'],
  [
    'the old bundle',
    features({ standard_enhancements: { enroll_status: 'OPT_OUT' } }),
    '100/3858504 degrees_of_freedom_spec',
  ],
  ['several advertisers, maybe', { ...link({}), contextual_multi_ads: { enroll_status: 'MAYBE' } }, '100'],
])('a creative with %s', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe(expected);
});

test('buttons are refused with the whole list of those that exist', async () => {
  const answer = await graph.post(`${nok}/adcreatives`, link(button('BOOK_RESERVATION', {})));
  expect(at(answer, 'error.message')).toMatch(
    /call_to_action\]\[type\] must be one of \{ADD_TO_CART, .*WOODHENGE_SUPPORT\}/,
  );
});

test('lead forms take more buttons when the switch says so', async () => {
  const body = link(button('BOOK_NOW', { lead_gen_form_id: formIds.quote }));
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toContain('100/1487390');
  await practice.control('switches', { lead_form_buttons: 'also-seen' });
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe('ok');
});

test('an identical creative is the one that exists, or refused when the switch says so', async () => {
  const body = link({ message: 'Twice' });
  const { id } = await graph.post(`${nok}/adcreatives`, body);
  expect((await graph.post(`${nok}/adcreatives`, body))['id']).toBe(id);
  await practice.control('switches', { same_creative: 'refused' });
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe('100/3858798');
  await practice.control('switches', { same_creative: 'same-id' });
});

test('an ad may lead to an IP address when the switch says so', async () => {
  await practice.control('switches', { links_to_ip_addresses: 'accepted' });
  const body = link({ link: 'http://127.0.0.1:3000/' });
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe('ok');
  await practice.control('switches', { links_to_ip_addresses: 'refused' });
});

test('a dry run checks everything and makes nothing', async () => {
  const count = async () =>
    at(await graph.get(`${nok}/adcreatives`, { summary: true, limit: 1 }), 'summary.total_count');
  const before = await count();
  const dry = { execution_options: ['validate_only'] };
  expect(await graph.post(`${nok}/adcreatives`, { ...link({ message: 'Dry' }), ...dry })).toEqual({
    success: true,
  });
  expect(verdict(await graph.post(`${nok}/adcreatives`, { ...link({ link: '' }), ...dry }))).toContain(
    '100/2061015',
  );
  const { adSet } = await plantTree(practice);
  const inline = { name: 'Ad', adset_id: adSet, creative: { ...newCreative, name: 'Inline' }, ...dry };
  const planted = await count();
  expect(await graph.post(`${nok}/ads`, inline)).toEqual({ success: true });
  expect(await count()).toBe(planted);
  expect(Number(planted) - Number(before)).toBe(1);
});

test('a creative tells what it shows, with the picture in any size', async () => {
  const body = link({ message: 'Warm', name: 'Heat pumps', image_hash: hash, call_to_action: shop });
  const { id } = await graph.post(`${nok}/adcreatives`, { ...body, url_tags: 'utm_source=fb' });
  const fields =
    'body,title,link_url,call_to_action_type,image_hash,image_url,object_type,status,url_tags,effective_object_story_id,thumbnail_url';
  const shown = await graph.get(textOf(id), { fields, thumbnail_width: 20, thumbnail_height: 30 });
  expect(shown).toMatchObject({
    body: 'Warm',
    title: 'Heat pumps',
    link_url: 'https://example.com',
    call_to_action_type: 'SHOP_NOW',
    image_hash: hash,
    object_type: 'SHARE',
    status: 'ACTIVE',
    url_tags: 'utm_source=fb',
    effective_object_story_id: expect.stringMatching(new RegExp(`^${pageIds.plumber}_\\d+$`)),
  });
  expect(await sizeBehind(shown['image_url'])).toEqual([80, 40]);
  expect(await sizeBehind(shown['thumbnail_url'])).toEqual([20, 30]);
  const plain = await graph.get(textOf(id), { fields: 'thumbnail_url' });
  expect(await sizeBehind(plain['thumbnail_url'])).toEqual([64, 64]);
});

test('read back, the old bundle stands among the features, and may be sent back as it is', async () => {
  const { id } = await graph.post(
    `${nok}/adcreatives`,
    features({ text_optimizations: { enroll_status: 'OPT_OUT' } }),
  );
  const shown = await graph.get(textOf(id), { fields: 'degrees_of_freedom_spec' });
  expect(shown['degrees_of_freedom_spec']).toEqual({
    creative_features_spec: {
      text_optimizations: { enroll_status: 'OPT_OUT' },
      standard_enhancements: { enroll_status: 'OPT_OUT' },
    },
  });
  expect(verdict(await graph.post(textOf(id), { ...shown, name: 'Renamed' }))).toBe('ok');
});

test('edit of creative text → 1815573, renaming is fine', async () => {
  const { id } = await graph.post(`${nok}/adcreatives`, link({ message: 'Fixed' }));
  expect(verdict(await graph.post(textOf(id), { name: 'Renamed' }))).toBe('ok');
  expect(verdict(await graph.post(textOf(id), link({ message: 'Other' })))).toBe('100/1815573');
  expect(verdict(await graph.post(textOf(id), { url_tags: 'a=b' }))).toBe('100/1815573');
});

test('what is told of a creative may be sent back, and nothing else', async () => {
  const { creative } = await plantTree(practice);
  const told = await practice.graph.get(creative, { fields: 'name,body,title,link_url,call_to_action_type' });
  expect(verdict(await practice.graph.post(creative, told))).toBe('ok');
  expect(verdict(await practice.graph.post(creative, { body: 'Cold all winter.' }))).toBe('100/1815573');
});

test('a creative in use stays until its ad is gone', async () => {
  const { creative, ad } = await plantTree(practice);
  for (const { id } of rowsOf(await graph.get(`${nok}/ads`))) if (id !== ad) await graph.remove(textOf(id));
  expect(verdict(await graph.remove(creative))).toBe('100/1487390');
  expect(verdict(await graph.post(creative, { status: 'DELETED' }))).toBe('100/1487390');
  await graph.remove(ad);
  expect(await graph.remove(creative)).toEqual({ success: true });
  expect(await graph.get(creative, { fields: 'status' })).toMatchObject({ status: 'DELETED' });
});

test('the creatives of an ad set and of an ad can be listed', async () => {
  const { adSet, ad, creative } = await plantTree(practice);
  expect(rowsOf(await graph.get(`${adSet}/adcreatives`, { fields: 'id' }))).toEqual([{ id: creative }]);
  expect(rowsOf(await graph.get(`${ad}/adcreatives`, { fields: 'id' }))).toEqual([{ id: creative }]);
});

test('an ad waits for its video', async () => {
  const { adSet } = await plantTree(practice);
  const unready = await uploadFilm();
  const form = button('SIGN_UP', { lead_gen_form_id: formIds.quote });
  const { id } = await graph.post(`${nok}/adcreatives`, video({ video_id: unready, ...form }));
  expect(await graph.get(textOf(id), { fields: 'status,object_type' })).toMatchObject({
    status: 'IN_PROCESS',
    object_type: 'VIDEO',
  });
  const body = { name: 'Film', adset_id: adSet, creative: { creative_id: id }, status: 'PAUSED' };
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('100/1885252 creative');
  await practice.advance(1);
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('ok');
});

test('an ad may be taken before its video is ready, and is in process until then', async () => {
  const { adSet } = await plantTree(practice);
  await practice.control('switches', { unready_video: 'in-process', review_seconds: 0 });
  const unready = await uploadFilm();
  const creative = video({ video_id: unready, ...button('SIGN_UP', { lead_gen_form_id: formIds.quote }) });
  const { id } = await graph.post(`${nok}/ads`, {
    name: 'Film',
    adset_id: adSet,
    creative,
    status: 'PAUSED',
  });
  const status = async () =>
    (await graph.get(textOf(id), { fields: 'effective_status' }))['effective_status'];
  expect(await status()).toBe('IN_PROCESS');
  await practice.advance(1);
  expect(await status()).toBe('CAMPAIGN_PAUSED');
  await practice.control('switches', { unready_video: 'refused', review_seconds: 4 });
});

test('lead creative lacking form id → 3390001 at ad creation, in a feed too', async () => {
  const { adSet } = await plantTree(practice);
  const ad = (creative: Fields) => graph.post(`${nok}/ads`, { name: 'Ad', adset_id: adSet, creative });
  expect(verdict(await ad(link(button('SIGN_UP', {}))))).toBe('100/3390001 creative');
  expect(verdict(await ad(feed({})))).toBe('100/3390001 creative');
  const actions = [{ type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } }];
  const withForm = feed({ call_to_action_types: [], call_to_actions: actions });
  expect(verdict(await ad(withForm))).toBe('ok');
  const choice = feed({ call_to_actions: actions, titles: [{ text: 'One' }, { text: 'Two' }] });
  expect(verdict(await ad(choice))).toBe('100/1885998 creative');
});

test('swap of creative on ad OK, but not from one asset to several', async () => {
  const { ad } = await plantTree(practice);
  const form = button('SIGN_UP', { lead_gen_form_id: formIds.quote });
  const other = await graph.post(`${nok}/adcreatives`, link({ message: 'Swapped', ...form }));
  expect(verdict(await graph.post(ad, { creative: { creative_id: other['id'] } }))).toBe('ok');
  const flexible = await graph.post(`${nok}/adcreatives`, feed({ call_to_actions: [form.call_to_action] }));
  expect(verdict(await graph.post(ad, { creative: { creative_id: flexible['id'] } }))).toBe(
    '100/3858355 creative',
  );
});

test('a post that a creative made can be promoted again', async () => {
  const { id } = await graph.post(`${nok}/adcreatives`, link({ message: 'A post' }));
  const { effective_object_story_id: post } = await graph.get(textOf(id), {
    fields: 'effective_object_story_id',
  });
  const again = await graph.post(`${nok}/adcreatives`, { name: 'Boost', object_story_id: post });
  expect(await graph.get(textOf(again['id']), { fields: 'body,effective_object_story_id' })).toMatchObject({
    body: 'A post',
    effective_object_story_id: post,
  });
});

function shopButton(): Fields {
  return { call_to_action: { type: 'SHOP_NOW', value: { link: 'https://shop.example.com' } } };
}

async function uploadFilm(): Promise<string> {
  const form = new FormData();
  form.set('source', new File([makeFilm(8000, 640, 640, 4000)], 'film.mp4'));
  const answer = await practice.send('POST', `/meta/v26.0/${nok}/advideos?access_token=${token}`, form);
  return textOf(at(await answer.json(), 'id'));
}

async function sizeBehind(address: unknown): Promise<number[]> {
  const response = await practice.send('GET', textOf(address));
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [width, height];
}
