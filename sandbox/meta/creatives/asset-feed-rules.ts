import { canonical, type Fields, isMap, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { callsToAction } from '#sandbox/meta/graph/vocabulary.ts';
import { checkPlacementFeed, isDefault, violated } from './asset-placements.ts';
import { checkAction } from './creative-actions.ts';
import { checkCaption, checkLink } from './creative-links.ts';
import { checkPicture, checkVideo } from './creative-stories.ts';

const formats = [
  'AUTOMATIC_FORMAT',
  'CAROUSEL',
  'CAROUSEL_IMAGE',
  'CAROUSEL_VIDEO',
  'COLLECTION',
  'SINGLE_IMAGE',
  'SINGLE_VIDEO',
];
const optimizations = ['DEGREES_OF_FREEDOM', 'PLACEMENT', 'REGULAR'];
const assets = ['images', 'videos', 'bodies', 'titles', 'descriptions', 'link_urls', 'call_to_actions'];

/** Which list of assets the label of a customization rule is looked up in. */
const labelled: Record<string, string> = {
  image_label: 'images',
  video_label: 'videos',
  body_label: 'bodies',
  title_label: 'titles',
  description_label: 'descriptions',
  link_url_label: 'link_urls',
};

/** The first thing wrong with a creative that is made of several pictures, videos and texts. */
export function checkFeed(world: World, { account }: Thing, feed: Fields): void {
  for (const name of [...assets, 'ad_formats', 'call_to_action_types', 'asset_customization_rules'])
    if (feed[name] !== undefined && !Array.isArray(feed[name]))
      throw mustBe(`asset_feed_spec[${name}]`, 'an array');
  for (const name of assets)
    for (const [place, asset] of listOf(feed[name]).entries())
      if (!isMap(asset)) throw mustBe(`asset_feed_spec[${name}][${place}]`, 'an object');
  checkWords('ad_formats', listOf(feed['ad_formats']), formats);
  checkWords('call_to_action_types', listOf(feed['call_to_action_types']), callsToAction);
  const optimization = feed['optimization_type'];
  if (optimization !== undefined) checkWords('optimization_type', [optimization], optimizations);
  checkAssets({ world, account }, feed);
  checkUnique(feed);
  checkFormats(feed);
  checkRules(feed);
  checkPlacementFeed(feed);
}

function checkWords(name: string, given: unknown[], allowed: string[]): void {
  if (!given.every((word) => allowed.includes(textOf(word))))
    throw mustBeOneOf(`asset_feed_spec[${name}]`, allowed);
}

function checkAssets(place: { world: World; account: string }, feed: Fields): void {
  each(feed, 'images', (asset, path) => {
    if (!textOf(asset['hash'])) throw violated('Every picture needs its hash.', path);
    checkPicture(place, asset['hash'], `${path}.hash`);
  });
  each(feed, 'videos', (asset, path) => {
    checkVideo(place, asset['video_id'], `${path}.video_id`);
    if (!textOf(asset['thumbnail_url']) && !textOf(asset['thumbnail_hash']))
      throw new GraphError('thumbnailMissing', {}, path);
  });
  for (const name of ['bodies', 'titles', 'descriptions'])
    each(feed, name, (asset, path) => {
      if (!textOf(asset['text']) && name !== 'descriptions') throw violated('Every text needs words.', path);
    });
  each(feed, 'link_urls', (asset, path) => {
    if (!textOf(asset['website_url'])) throw new GraphError('linkRequired', {}, `${path}.website_url`);
    checkLink(place.world, asset['website_url'], `${path}.website_url`);
    checkCaption(asset['display_url'], `${path}.display_url`);
  });
  each(feed, 'call_to_actions', (asset, path) => checkAction(place.world, asset, path));
}

/** The same text or picture twice is no choice. */
function checkUnique(feed: Fields): void {
  for (const name of assets) {
    const values = listOf(feed[name]).map((asset) => canonical({ ...mapOf(asset), adlabels: undefined }));
    if (new Set(values).size < values.length)
      throw new GraphError('assetsRepeated', {}, `asset_feed_spec.${name}`);
  }
}

function checkFormats(feed: Fields): void {
  const wished = listOf(feed['ad_formats']);
  const has = (name: string) => listOf(feed[name]).length > 0;
  if (!has('images') && !has('videos'))
    throw violated('The feed needs pictures or videos.', 'asset_feed_spec');
  if (wished.includes('SINGLE_IMAGE') && !has('images'))
    throw violated('SINGLE_IMAGE needs pictures.', 'asset_feed_spec.images');
  if (wished.includes('SINGLE_VIDEO') && !has('videos'))
    throw violated('SINGLE_VIDEO needs videos.', 'asset_feed_spec.videos');
  const forms = listOf(feed['call_to_actions']).map(
    (action) => mapOf(mapOf(action)['value'])['lead_gen_form_id'],
  );
  const rules = listOf(feed['asset_customization_rules']);
  if (has('link_urls') || forms.some(Boolean)) return;
  if (rules.length > 0) throw new GraphError('customizationNeedsLink');
  throw new GraphError('linkRequired', {}, 'asset_feed_spec.link_urls');
}

/** Every label leads to an asset, and one rule is for whatever no other rule is for. */
function checkRules(feed: Fields): void {
  const rules = listOf(feed['asset_customization_rules']).map(mapOf);
  if (feed['optimization_type'] === 'PLACEMENT' && rules.length === 0)
    throw new GraphError('labelRulesMissing');
  for (const [number, rule] of rules.entries()) {
    const path = `asset_feed_spec.asset_customization_rules.${number}`;
    if (!isMap(rule['customization_spec']))
      throw new GraphError('labelRulesMissing', {}, `${path}.customization_spec`);
    for (const [key, list] of Object.entries(labelled)) {
      const name = textOf(mapOf(rule[key])['name']);
      if (rule[key] !== undefined && !labelsOf(feed, list).includes(name))
        throw new GraphError('labelUnknown', { label: name }, `${path}.${key}`);
    }
  }
  if (rules.length > 0 && !rules.some(isDefault)) throw new GraphError('defaultRuleMissing');
}

function labelsOf(feed: Fields, list: string): string[] {
  const labels = listOf(feed[list]).flatMap((asset) => listOf(mapOf(asset)['adlabels']));
  return labels.map((label) => textOf(mapOf(label)['name']));
}

function each(feed: Fields, name: string, check: (asset: Fields, path: string) => void): void {
  for (const [place, asset] of listOf(feed[name]).map(mapOf).entries())
    check(asset, `asset_feed_spec.${name}.${place}`);
}
