import { type Fields, isMap, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { positions } from '#sandbox/meta/targeting/placement-rules.ts';

/** Where an ad is shown, for example `stream` on `instagram`. */
export interface Place {
  platform: string;
  position: string;
}

const byAudience = [
  'age_min',
  'age_max',
  'genders',
  'geo_locations',
  'locales',
  'device_platforms',
  'publisher_platforms',
];
const labels = ['image_label', 'video_label'];

/** What assets by placement ask beyond what every feed asks: two rules at least, the last for all other places, and one description. */
export function checkPlacementFeed(feed: Fields): void {
  if (feed['optimization_type'] !== 'PLACEMENT') return;
  const rules = rulesOf(feed);
  if (rules.length < 2) throw new GraphError('labelRulesMissing');
  if (rules.findIndex(isDefault) !== rules.length - 1) throw new GraphError('defaultRuleMissing');
  if (listOf(feed['descriptions']).length > 1)
    throw violated('Assets by placement share one description.', 'asset_feed_spec.descriptions');
  for (const [number, rule] of rules.entries()) {
    const path = `asset_feed_spec.asset_customization_rules.${number}`;
    if (!labels.some((label) => isMap(rule[label])))
      throw new GraphError('labelRulesMissing', {}, `${path}.image_label`);
    checkSpec(feed, rule, `${path}.customization_spec`);
  }
}

function checkSpec(feed: Fields, rule: Fields, path: string): void {
  const spec = mapOf(rule['customization_spec']);
  const platforms = listOf(spec['publisher_platforms']).map(textOf);
  const unknown = platforms.find((platform) => !(platform in positions));
  if (unknown !== undefined)
    throw violated(`There is no platform ${unknown}.`, `${path}.publisher_platforms`);
  for (const [name, given] of Object.entries(spec)) {
    const platform = /^(\w+)_positions$/.exec(name)?.[1] ?? '';
    if (byAudience.includes(name)) continue;
    const allowed = positions[platform];
    if (!allowed) throw violated(`A rule cannot go by ${name}.`, path);
    if (!platforms.includes(platform)) throw violated(`${name} needs its platform.`, `${path}.${name}`);
    for (const position of listOf(given).map(textOf)) {
      const isSingle = rule['video_label'] === undefined && listOf(feed['ad_formats'])[0] === 'SINGLE_IMAGE';
      const isExplored = position === 'explore_home' && isSingle;
      if (!allowed.includes(position) && !isExplored)
        throw violated(`${position} cannot be customized.`, `${path}.${name}`);
    }
  }
}

/** The picture of a feed in a place, or where no rule names it. */
export function pictureIn(feed: Fields, place: Place | undefined): Fields {
  const pictures = listOf(feed['images']).map(mapOf);
  const rule = rulesOf(feed).find((each) => isDefault(each) || (place && isFor(each, place)));
  const label = textOf(mapOf(rule?.['image_label'])['name']);
  const carries = (picture: Fields) =>
    listOf(picture['adlabels']).some((each) => mapOf(each)['name'] === label);
  return pictures.find((picture) => label !== '' && carries(picture)) ?? pictures[0] ?? {};
}

function isFor(rule: Fields, { platform, position }: Place): boolean {
  const spec = mapOf(rule['customization_spec']);
  const positionsOfRule = spec[`${platform}_positions`];
  if (!listOf(spec['publisher_platforms']).includes(platform)) return false;
  return positionsOfRule === undefined || listOf(positionsOfRule).includes(position);
}

export function isDefault(rule: Fields): boolean {
  return Object.keys(mapOf(rule['customization_spec'])).length === 0;
}

function rulesOf(feed: Fields): Fields[] {
  return listOf(feed['asset_customization_rules']).map(mapOf);
}

export function violated(reason: string, path: string): GraphError {
  return new GraphError('feedInvalid', { reason }, path);
}

/** One creative of a single picture: what has been seen to come of pictures by placement, without a word. */
export function collapsed({ asset_feed_spec: given, ...draft }: Fields): Fields {
  const feed = mapOf(given);
  const first = (name: string) => mapOf(listOf(feed[name])[0]);
  const action = listOf(feed['call_to_actions'])[0] ?? {
    type: listOf(feed['call_to_action_types'])[0],
    value: { link: first('link_urls')['website_url'] },
  };
  return {
    ...draft,
    object_story_spec: {
      ...mapOf(draft['object_story_spec']),
      link_data: {
        link: first('link_urls')['website_url'],
        message: first('bodies')['text'],
        name: first('titles')['text'],
        description: first('descriptions')['text'] ?? '',
        image_hash: first('images')['hash'],
        call_to_action: action,
      },
    },
  };
}

/** Read back, every label has an id, every rule a priority, and the rule for all other places does not say that it is. */
export function enriched(feed: Fields): Fields {
  const withIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withIds);
    if (!isMap(value)) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIds(part)]));
    const isLabel = Object.keys(value).join(' ') === 'name';
    return isLabel ? { ...parts, id: `23${textOf(value['name']).length}` } : parts;
  };
  const rules = rulesOf(feed).map(({ is_default: _said, ...rule }, place) => ({
    ...rule,
    customization_spec: { age_min: 13, age_max: 65, ...mapOf(rule['customization_spec']) },
    priority: place + 1,
  }));
  return mapOf(withIds({ ...feed, ...(rules.length > 0 && { asset_customization_rules: rules }) }));
}
