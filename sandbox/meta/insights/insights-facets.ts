import { at, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import { peopleIn, peopleInCity, peopleInRegion } from '#sandbox/meta/delivery/populations.ts';
import { findPlace, places } from '#sandbox/meta/places/geography.ts';

/** A part of the people or places that saw an ad. */
export interface Bucket {
  values: Record<string, string>;
  /** Of the impressions; how the price of one and what comes of one compare with the average. */
  weight: number;
  cost: number;
  response: number;
}

/** What belongs together: ages go with genders, positions with platforms, regions with countries. */
export const facets: { columns: string[]; split(targeting: unknown): Bucket[] }[] = [
  { columns: ['age', 'gender'], split: splitPeople },
  { columns: ['country', 'region'], split: splitPlaces },
  {
    columns: ['publisher_platform', 'platform_position', 'device_platform', 'impression_device'],
    split: splitSurfaces,
  },
];

const ages: [string, number, number, number][] = [
  ['13-17', 13, 0.2, 0.7],
  ['18-24', 18, 1.1, 0.8],
  ['25-34', 25, 1.6, 0.95],
  ['35-44', 35, 1.5, 1.05],
  ['45-54', 45, 1.3, 1.15],
  ['55-64', 55, 1, 1.2],
  ['65+', 65, 0.8, 1.25],
];

function splitPeople(targeting: unknown): Bucket[] {
  const isWide = numberOf(at(targeting, 'targeting_automation.advantage_audience')) === 1;
  const youngest = numberOf(at(targeting, 'age_min')) ?? 18;
  const oldest = isWide ? 65 : (numberOf(at(targeting, 'age_max')) ?? 65);
  const wished = isWide ? [] : listOf(at(targeting, 'genders')).map(Number);
  const genders = [
    { gender: 'female', code: 2, weight: 1.08, response: 1.06 },
    { gender: 'male', code: 1, weight: 0.9, response: 0.95 },
    { gender: 'unknown', code: 0, weight: 0.02, response: 0.9 },
  ].filter(({ code }) => wished.length !== 1 || wished.includes(code));
  const fitting = ages.filter(([, from], place) => {
    const to = (ages[place + 1]?.[1] ?? 120) - 1;
    return from <= oldest && to >= youngest;
  });
  return fitting.flatMap(([age, , weight, response]) =>
    genders.map((each) => ({
      values: { age, gender: each.gender },
      weight: weight * each.weight,
      cost: 0.85 + 0.12 * response,
      response: response * each.response,
    })),
  );
}

function splitPlaces(targeting: unknown): Bucket[] {
  const geo = at(targeting, 'geo_locations');
  const keys = (kind: string) => listOf(at(geo, kind)).map((each) => textOf(mapOf(each)['key']));
  const found = new Map<string, Bucket>();
  const put = (country: string, region: string, weight: number) => {
    const known = found.get(`${country} ${region}`);
    if (known) known.weight += weight;
    else found.set(`${country} ${region}`, { values: { country, region }, weight, cost: 1, response: 1 });
  };
  for (const key of keys('cities')) {
    const place = findPlace(key);
    put(place?.countryCode ?? 'NO', place?.region?.name ?? 'Unknown', peopleInCity(key));
  }
  for (const key of keys('regions'))
    put(findPlace(key)?.countryCode ?? 'NO', findPlace(key)?.name ?? 'Unknown', peopleInRegion(key));
  for (const code of listOf(at(geo, 'countries')).map(textOf)) {
    const regions = regionsOf(code);
    if (regions.length === 0) put(code, 'Unknown', peopleIn(code));
    for (const { key, name } of regions) put(code, name, peopleInRegion(key));
  }
  if (found.size === 0) put('NO', 'Unknown', 1);
  return [...found.values()];
}

const regionsByCountry = Map.groupBy(
  places.filter(({ type }) => type === 'region'),
  ({ countryCode }) => countryCode,
);

function regionsOf(country: string): { key: string; name: string }[] {
  return regionsByCountry.get(country) ?? [];
}

/** Platform, position, weight, price, response, share on computers. */
const surfaces: [string, string, number, number, number, number][] = [
  ['facebook', 'feed', 38, 1.05, 1.1, 0.1],
  ['facebook', 'facebook_stories', 5, 0.8, 0.8, 0],
  ['facebook', 'facebook_reels', 9, 0.7, 0.75, 0.02],
  ['facebook', 'marketplace', 6, 0.9, 1, 0.15],
  ['facebook', 'right_hand_column', 2, 0.5, 0.3, 1],
  ['facebook', 'instream_video', 2, 0.8, 0.6, 0.1],
  ['instagram', 'feed', 16, 1.15, 0.95, 0.03],
  ['instagram', 'instagram_stories', 10, 0.9, 0.9, 0],
  ['instagram', 'instagram_reels', 9, 0.8, 0.8, 0],
  ['audience_network', 'an_classic', 2, 0.4, 1.3, 0],
  ['messenger', 'messenger_stories', 1, 0.6, 0.5, 0],
];

const phones: [string, number][] = [
  ['iphone', 0.6],
  ['android_smartphone', 0.36],
  ['ipad', 0.03],
  ['android_tablet', 0.01],
];

function splitSurfaces(targeting: unknown): Bucket[] {
  const wished = listOf(at(targeting, 'publisher_platforms')).map(textOf);
  const devices = listOf(at(targeting, 'device_platforms')).map(textOf);
  const fitting = surfaces.filter(([platform]) => wished.length === 0 || wished.includes(platform));
  const chosen = fitting.length > 0 ? fitting : surfaces;
  const buckets = chosen.flatMap(([platform, position, weight, cost, response, desktop]) => {
    const spot = { publisher_platform: platform, platform_position: position };
    const onPhones = phones.map(([device, share]) => ({
      values: { ...spot, device_platform: 'mobile_app', impression_device: device },
      weight: weight * (1 - desktop) * share,
      cost,
      response,
    }));
    const onComputers = {
      values: { ...spot, device_platform: 'desktop', impression_device: 'desktop' },
      weight: weight * desktop,
      cost,
      response: response * 0.9,
    };
    return [...onPhones, onComputers];
  });
  const kept = buckets.filter(({ weight, values }) => {
    const kind = values.device_platform === 'desktop' ? 'desktop' : 'mobile';
    return weight > 0 && (devices.length === 0 || devices.includes(kind));
  });
  return kept.length > 0 ? kept : buckets.filter(({ weight }) => weight > 0);
}
