import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { newPlacementCreative, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph, control } = practice;
afterAll(() => practice.close());
afterEach(() => control('switches', { placement_pictures: 'kept', asset_feed_reads_back: 'as-sent' }));

async function upload(height: number): Promise<string> {
  const create = { width: 90, height, channels: 3, background: '#0b7a55' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const answer = await graph.post(`${nok}/adimages`, { bytes: bytes.toString('base64') });
  return textOf(at(answer, 'images.bytes.hash'));
}
const hashes = { square: await upload(90), tall: await upload(112), story: await upload(160) };

const byPlacement = (spec: Fields = {}) => {
  const creative = newPlacementCreative(hashes);
  return { ...creative, asset_feed_spec: { ...creative.asset_feed_spec, ...spec } };
};
const rules = byPlacement().asset_feed_spec.asset_customization_rules;
const [forStories, forFeeds, forTheRest] = rules as unknown as [Fields, Fields, Fields];
const ofRules = (...asset_customization_rules: Fields[]) => ({ asset_customization_rules });
const aiming = (spec: Fields) =>
  ofRules({ customization_spec: spec, image_label: { name: 'story' } }, forTheRest);

const make = (body: Fields) => graph.post(`${nok}/adcreatives`, body);
const rulesPath = 'asset_feed_spec.asset_customization_rules';

test.each<[string, Fields, string]>([
  ['all of it', {}, 'ok'],
  ['one rule', ofRules(forTheRest), `100/2446173 ${rulesPath}`],
  ['the default first', ofRules(forTheRest, forFeeds), `100/1885923 ${rulesPath}`],
  ['two defaults', ofRules(forTheRest, forTheRest), `100/1885923 ${rulesPath}`],
  [
    'a rule for no picture',
    ofRules({ ...forStories, image_label: undefined }, forTheRest),
    `100/2446173 ${rulesPath}.0.image_label`,
  ],
  [
    'two descriptions',
    { descriptions: [{ text: 'One' }, { text: 'Two' }] },
    '100/1885392 asset_feed_spec.descriptions',
  ],
  [
    'a platform that is none',
    aiming({ publisher_platforms: ['myspace'] }),
    `100/1885392 ${rulesPath}.0.customization_spec.publisher_platforms`,
  ],
  [
    'a position without its platform',
    aiming({ publisher_platforms: ['facebook'], instagram_positions: ['story'] }),
    `100/1885392 ${rulesPath}.0.customization_spec.instagram_positions`,
  ],
  [
    'a position that is none',
    aiming({ publisher_platforms: ['facebook'], facebook_positions: ['attic'] }),
    `100/1885392 ${rulesPath}.0.customization_spec.facebook_positions`,
  ],
  [
    'the home of explore, for a single picture',
    aiming({ publisher_platforms: ['instagram'], instagram_positions: ['explore_home'] }),
    'ok',
  ],
  [
    'the home of explore, for whatever fits',
    {
      ...aiming({ publisher_platforms: ['instagram'], instagram_positions: ['explore_home'] }),
      ad_formats: ['AUTOMATIC_FORMAT'],
    },
    `100/1885392 ${rulesPath}.0.customization_spec.instagram_positions`,
  ],
  ['a rule by the weather', aiming({ weather: ['rain'] }), `100/1885392 ${rulesPath}.0.customization_spec`],
])('a picture for each placement, with %s', async (_case, spec, expected) => {
  expect(verdict(await make(byPlacement(spec)))).toBe(expected);
});

test('a post that exists has no pictures by placement', async () => {
  const { creative } = await plantTree(practice);
  const { object_story_spec: _story, ...others } = byPlacement();
  const answer = await make({ ...others, object_story_id: `${pageIds.plumber}_${creative}` });
  expect(verdict(answer)).toBe('100/1885392 asset_feed_spec');
});

test('an ad takes them with its form, and never without', async () => {
  const { adSet } = await plantTree(practice);
  const ad = async (body: Fields) => {
    const { id } = await make(body);
    return verdict(
      await graph.post(`${nok}/ads`, { name: 'Ad', adset_id: adSet, creative: { creative_id: id } }),
    );
  };
  expect(await ad(byPlacement())).toBe('ok');
  const formless = byPlacement({ call_to_actions: undefined, call_to_action_types: ['SIGN_UP'] });
  expect(await ad(formless)).toMatch(/^100\/3390001/);
});

const previews = [
  ['MOBILE_FEED_STANDARD', 'tall'],
  ['DESKTOP_FEED_STANDARD', 'tall'],
  ['INSTAGRAM_STANDARD', 'tall'],
  ['FACEBOOK_STORY_MOBILE', 'story'],
  ['FACEBOOK_REELS_MOBILE', 'story'],
  ['INSTAGRAM_STORY', 'story'],
  ['INSTAGRAM_REELS', 'story'],
  ['MARKETPLACE_MOBILE', 'square'],
  ['RIGHT_COLUMN_STANDARD', 'square'],
] as const;

async function shownIn(creative: string, ad_format: string): Promise<string> {
  const [row] = rowsOf(await graph.get(`${creative}/previews`, { ad_format }));
  const address = /src="([^"]+)"/.exec(textOf(row?.['body']))?.[1] ?? '';
  const page = await (await practice.send('GET', address.replaceAll('&amp;', '&'))).text();
  return /<img class="media" src="([^"]+)"/.exec(page)?.[1] ?? '';
}

test.each(previews)('%s is seen with the picture %s', async (format, name) => {
  const { id } = await make(byPlacement());
  expect(await shownIn(textOf(id), format)).toContain(hashes[name]);
});

test('read back, labels and rules may have more to them', async () => {
  const { id } = await make(byPlacement());
  const read = async () =>
    at(await graph.get(textOf(id), { fields: 'asset_feed_spec' }), 'asset_feed_spec') as Fields;
  expect(await read()).toEqual(byPlacement().asset_feed_spec);
  await control('switches', { asset_feed_reads_back: 'enriched' });
  expect(await read()).toMatchObject({
    images: [{ adlabels: [{ name: 'square', id: expect.any(String) }] }, {}, {}],
    asset_customization_rules: [
      { priority: 1 },
      { priority: 2 },
      { priority: 3, customization_spec: { age_min: 13 } },
    ],
  });
});

test('it may be taken, and kept with the first picture alone', async () => {
  await control('switches', { placement_pictures: 'collapsed' });
  const { id } = await make(byPlacement());
  const fields = 'asset_feed_spec,object_story_spec';
  const read = await graph.get(textOf(id), { fields });
  expect(read['asset_feed_spec']).toBeUndefined();
  expect(at(read, 'object_story_spec.link_data')).toMatchObject({
    image_hash: hashes.square,
    name: 'Heat pumps',
    call_to_action: { value: { lead_gen_form_id: formIds.quote } },
  });
});
