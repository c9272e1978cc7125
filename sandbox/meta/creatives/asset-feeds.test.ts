import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { makeFilm } from '#sandbox/practice/practice-film.ts';
import { nok, openPractice, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph, token } = practice;
afterAll(() => practice.close());

const picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0b7a55' } })
  .jpeg()
  .toBuffer();
const uploaded = await graph.post(`${nok}/adimages`, { bytes: picture.toString('base64') });
const hash = textOf(at(uploaded, 'images.bytes.hash'));
const form = new FormData();
form.set('source', new File([makeFilm(8000, 640, 640, 4000)], 'film.mp4'));
const answer = await practice.send('POST', `/meta/v26.0/${nok}/advideos?access_token=${token}`, form);
const film = textOf(at(await answer.json(), 'id'));

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
const rule = (spec: Fields, label: Fields = {}) => ({ customization_spec: spec, ...label });
const labelled = { images: [{ hash, adlabels: [{ name: 'square' }] }] };

test.each<[string, Fields, string]>([
  ['everything', feed({}), 'ok'],
  ['no pictures', feed({ images: [] }), '100/1885392 asset_feed_spec'],
  ['an unknown picture', feed({ images: [{ hash: 'ab' }] }), '100/2446386 asset_feed_spec.images.0.hash'],
  [
    'a video without a thumbnail',
    feed({ videos: [{ video_id: film }] }),
    '100/1443226 asset_feed_spec.videos.0',
  ],
  [
    'the same text twice',
    feed({ bodies: [{ text: 'a' }, { text: 'a' }] }),
    '100/1815629 asset_feed_spec.bodies',
  ],
  ['a format that does not exist', feed({ ad_formats: ['BIG'] }), '100'],
  ['a button that does not exist', feed({ call_to_action_types: ['PRESS'] }), '100'],
  ['no link', feed({ link_urls: [] }), '100/2061015 asset_feed_spec.link_urls'],
  ['a link of nothing', feed({ link_urls: [{}] }), '100/2061015 asset_feed_spec.link_urls.0.website_url'],
  [
    'a form instead of a link',
    feed({
      link_urls: [],
      call_to_actions: [{ type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } }],
    }),
    'ok',
  ],
  [
    'rules and no link',
    feed({ link_urls: [], asset_customization_rules: [rule({})] }),
    '100/1885800 asset_feed_spec.link_urls',
  ],
  [
    'rules without a default',
    feed({
      ...labelled,
      asset_customization_rules: [rule({ age_max: 30 }, { image_label: { name: 'square' } })],
    }),
    '100/1885923 asset_feed_spec.asset_customization_rules',
  ],
  [
    'rules with a default',
    feed({ ...labelled, asset_customization_rules: [rule({}, { image_label: { name: 'square' } })] }),
    'ok',
  ],
  [
    'a label that nothing carries',
    feed({ asset_customization_rules: [rule({}, { image_label: { name: 'tall' } })] }),
    '100/1885878 asset_feed_spec.asset_customization_rules.0.image_label',
  ],
  [
    'placements and no rules',
    feed({ optimization_type: 'PLACEMENT' }),
    '100/2446173 asset_feed_spec.asset_customization_rules',
  ],
  ['pictures that are no list', feed({ images: { hash } }), '100'],
])('an asset feed with %s', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/adcreatives`, body))).toBe(expected);
});
