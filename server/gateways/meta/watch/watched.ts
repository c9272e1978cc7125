import { z } from 'zod';
import type { Params } from '../graph/graph.ts';
import { Creative, toCreative } from '../publishing/creative.ts';
import { noLimit } from '../steering/spending-limits.ts';
import { canonical, isMap, type Plain } from './canonical.ts';

export type WatchedType = 'campaign' | 'ad-set' | 'ad';

/** What is watched of an object, by field; each as Meta's own params, in one form whatever order they come in. */
export type Watched = Record<string, Record<string, Plain>>;

/** Which params of the object itself make up a field. */
const paramsOf: Record<WatchedType, Record<string, string[]>> = {
  campaign: {
    name: ['name'],
    status: ['status'],
    'daily-budget': ['daily_budget'],
    'lifetime-budget': ['lifetime_budget'],
    'spend-cap': ['spend_cap'],
    bid: ['bid_strategy'],
    end: ['stop_time'],
  },
  'ad-set': {
    name: ['name'],
    status: ['status'],
    'daily-budget': ['daily_budget'],
    'lifetime-budget': ['lifetime_budget'],
    bid: ['bid_strategy', 'bid_amount'],
    start: ['start_time'],
    end: ['end_time'],
    goal: ['optimization_goal', 'destination_type', 'promoted_object'],
    transparency: ['dsa_beneficiary', 'dsa_payor'],
  },
  ad: { name: ['name'], status: ['status'] },
};

/** Which parts of a targeting spec make up a field; whatever else it holds is the audience. */
const partsOfTargeting: Record<string, RegExp> = {
  places: /^(excluded_)?geo_locations$/,
  placements: /^(publisher_platforms|device_platforms|\w+_positions)$/,
  people: /^(age_min|age_max|age_range|genders|user_age_unknown)$/,
};

const creativeParts =
  'creative{id,object_story_spec,image_url,thumbnail_url,degrees_of_freedom_spec,contextual_multi_ads,asset_feed_spec}';

/** What to ask Meta for. */
export const watchedFields: Record<WatchedType, string> = {
  campaign: Object.values(paramsOf.campaign).flat().join(','),
  'ad-set': [...Object.values(paramsOf['ad-set']).flat(), 'targeting'].join(','),
  ad: [...Object.values(paramsOf.ad).flat(), creativeParts].join(','),
};

export function toWatched(type: WatchedType, reply: object): Watched {
  const params = Object.entries(reply)
    .map(([name, value]): [string, unknown] => [name, name.endsWith('_time') ? timeOf(value) : value])
    .filter(([name, value]) => !saysNothing(name, value));
  const own = Object.entries(paramsOf[type]).map(([field, names]) => [
    field,
    pick(params, (name) => names.includes(name)),
  ]);
  const { targeting, creative } = reply as Record<string, unknown>;
  return {
    ...(Object.fromEntries(own) as Watched),
    ...(type === 'ad-set' && toWatchedTargeting(targeting)),
    ...(type === 'ad' && { creative: toWatchedCreative(creative) }),
  };
}

/** Whether a param stands in the targeting spec, and not on the object itself. */
export function isOfTargeting(field: string): boolean {
  return field in partsOfTargeting || field === 'audience';
}

export function fieldOfTargeting(name: string): string {
  return Object.entries(partsOfTargeting).find(([, names]) => names.test(name))?.[0] ?? 'audience';
}

/** What takes a param away; the others can only be given another value. */
const taken: Record<string, Params> = {
  'campaign-spend-cap': { spend_cap: String(noLimit) },
  'campaign-end': { stop_time: 0 },
  'ad-set-end': { end_time: 0 },
  'ad-set-bid': {},
};

/** Whether a field can be left without what it has now. */
export function canBeTaken(type: WatchedType, field: string): boolean {
  return `${type}-${field}` in taken;
}

/** What to send Meta so that a field is as it is given. */
export function paramsFor(type: WatchedType, { field, to }: { field: string; to: Params }): Params {
  return { ...taken[`${type}-${field}`], ...to };
}

/** A moment is written in whatever time zone, or read already. */
function timeOf(value: unknown): unknown {
  const at = new Date(value as string | Date);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
}

/** Meta has its own ways to say that there is none: 0, the beginning of 1970, a number beyond all money. */
function saysNothing(name: string, value: unknown): boolean {
  if (/^(daily_budget|lifetime_budget|spend_cap)$/.test(name))
    return value === '0' || value === String(noLimit);
  return name.endsWith('_time') && typeof value === 'string' && value.startsWith('1970-01-01');
}

/** Meta enriches what it is asked for, so what it only adds when it is read is left out. */
function toWatchedTargeting(targeting: unknown): Watched {
  const spec = { age_min: 18, age_max: 65, ...(isMap(targeting) ? targeting : {}) };
  const params = Object.entries(spec).filter(([name]) => !name.startsWith('effective_'));
  const fields = [...Object.keys(partsOfTargeting), 'audience'];
  const watched: Watched = Object.fromEntries(
    fields.map((field) => [field, pick(params, (name) => fieldOfTargeting(name) === field)]),
  );
  return { ...watched, places: { ...watched['places'], names: namesOf(spec) } };
}

const Named = z.object({ key: z.coerce.string(), name: z.string() });

/** What Meta calls the places; none of it counts. */
function namesOf(spec: Record<string, unknown>): Record<string, string> {
  const { geo_locations: geo } = spec;
  const places = Object.values(isMap(geo) ? geo : {}).flat();
  const named = z.array(Named).parse(places.filter((place) => Named.safeParse(place).success));
  const sorted = named.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return Object.fromEntries(sorted.map(({ key, name }) => [key, name]));
}

/** What of a feed with a picture for each place is told as words, picture and destination. */
const toldOfFeed = [
  'ad_formats',
  'asset_customization_rules',
  'bodies',
  'call_to_action_types',
  'call_to_actions',
  'descriptions',
  'images',
  'link_urls',
  'optimization_type',
  'titles',
];

/** What an ad shows. Which creative that is counts only where it is put back. */
function toWatchedCreative(reply: unknown): Record<string, Plain> {
  const known = Creative.safeParse(reply).data;
  if (!known) return {};
  const { creativeId, headline, primaryText, description, callToAction, ...shown } = toCreative(known);
  const { contextual_multi_ads: multi, asset_feed_spec: feed } = reply as Record<string, unknown>;
  const { audios, ...assets } = isMap(feed) ? feed : {};
  const isTold = (name: string) => shown.pictures !== null && toldOfFeed.includes(name);
  const features = [
    ...shown.enhancements.filter((name) => name !== 'standard_enhancements'),
    ...(isMap(multi) && multi['enroll_status'] === 'OPT_IN' ? ['contextual_multi_ads'] : []),
    ...(Array.isArray(audios) && audios.length > 0 ? ['music'] : []),
  ];
  const { imageHash, pictures, videoId, pageId, instagramId, link, leadFormId } = shown;
  return canonical({
    creative_id: creativeId,
    features,
    words: { headline, primaryText, description, callToAction },
    // Meta adds a still of its own to a video.
    picture: { imageHash: videoId ? null : imageHash, pictures, videoId },
    destination: { pageId, instagramId, link, leadFormId },
    assets: Object.fromEntries(Object.entries(assets).filter(([name]) => !isTold(name))),
  }) as Record<string, Plain>;
}

function pick(params: [string, unknown][], isWanted: (name: string) => boolean): Record<string, Plain> {
  return canonical(Object.fromEntries(params.filter(([name]) => isWanted(name)))) as Record<string, Plain>;
}
