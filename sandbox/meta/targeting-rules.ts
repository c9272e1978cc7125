import { type Fields, isMap, listOf, mapOf, numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { findPlace } from './geography.ts';
import { GraphError } from './graph-error.ts';
import { transparencyCountries } from './vocabulary.ts';

const positions: Record<string, string[]> = {
  publisher_platforms: ['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp'],
  facebook_positions:
    'feed right_hand_column marketplace story search instream_video facebook_reels facebook_reels_overlay profile_feed notification'.split(
      ' ',
    ),
  instagram_positions: ['stream', 'story', 'reels', 'profile_feed', 'ig_search', 'profile_reels'],
  device_platforms: ['mobile', 'desktop', 'connected_tv'],
};

/** The first thing wrong with an audience, in Meta's order: where, who, Advantage, placements. */
export function checkTargeting(given: unknown): void {
  const targeting = mapOf(given);
  checkLocations(targeting);
  checkPeople(targeting);
  checkAdvantage(targeting);
  checkPlacements(targeting);
}

function checkLocations(targeting: Fields): void {
  const geo = mapOf(targeting['geo_locations']);
  const lists = ['countries', 'regions', 'cities', 'zips', 'custom_locations', 'country_groups', 'places'];
  for (const name of lists)
    if (geo[name] !== undefined && !Array.isArray(geo[name]))
      throw new GraphError('wrongType', { name: `targeting[geo_locations][${name}]`, wanted: 'an array' });
  const somewhere = lists.some((name) => listOf(geo[name]).length > 0);
  if (!somewhere && listOf(targeting['custom_audiences']).length === 0)
    throw new GraphError('locationMissing');
  if (geo['location_types'] !== undefined) checkLocationTypes(listOf(geo['location_types']));
  for (const country of listOf(geo['countries']))
    if (!/^[A-Z]{2}$/.test(textOf(country))) failGeo('countries', `${textOf(country)} is not a country code`);
  for (const region of listOf(geo['regions'])) checkRegion(mapOf(region));
  for (const city of listOf(geo['cities'])) checkCity(mapOf(city));
  for (const point of listOf(geo['custom_locations'])) checkPoint(mapOf(point));
  const whole = listOf(geo['countries']).map(textOf);
  const parts = [...listOf(geo['cities']), ...listOf(geo['custom_locations'])].map((part) =>
    countryOf(mapOf(part)),
  );
  if (parts.some((country) => whole.includes(country))) throw new GraphError('locationsOverlap');
}

function checkLocationTypes(types: unknown[]): void {
  if (
    types
      .map(textOf)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join() !== 'home,recent'
  )
    throw new GraphError('locationTypesGone');
}

function checkRegion(region: Fields): void {
  if (region['radius'] !== undefined) failGeo('regions', 'A radius is not possible around a region');
  if (findPlace(textOf(region['key']))?.type !== 'region')
    failGeo('regions', `There is no region ${textOf(region['key'])}`);
}

function checkCity(city: Fields): void {
  const key = textOf(city['key']);
  if (findPlace(key)?.type !== 'city') failGeo('cities', `There is no city ${key}`);
  if (city['radius'] === undefined) return;
  const isMiles = city['distance_unit'] === 'mile';
  const [least, most] = isMiles ? [10, 50] : [17, 80];
  const radius = numberOf(city['radius']) ?? 0;
  if (radius < least || radius > most)
    failGeo(
      'cities',
      `The radius around a city must be ${least} to ${most} ${isMiles ? 'miles' : 'kilometres'}`,
    );
}

function checkPoint(point: Fields): void {
  const isMiles = point['distance_unit'] === 'mile';
  const [least, most] = isMiles ? [0.63, 50] : [1, 80];
  const radius = numberOf(point['radius']) ?? 0;
  const isPlaced = numberOf(point['latitude']) !== undefined && numberOf(point['longitude']) !== undefined;
  if (!isPlaced && !textOf(point['address_string']))
    failGeo('custom_locations', 'A point needs a latitude and a longitude');
  if (radius < least || radius > most) failGeo('custom_locations', `The radius must be ${least} to ${most}`);
}

function checkPeople(targeting: Fields): void {
  const low = numberOf(targeting['age_min']) ?? 18;
  const high = numberOf(targeting['age_max']) ?? 65;
  if (low < 13 || high > 65 || low > high)
    throw new GraphError(
      'targetingInvalid',
      { reason: 'Ages go from 13 to 65, the lower one first' },
      'targeting.age_min',
    );
  const genders = targeting['genders'];
  if (genders !== undefined && !listOf(genders).every((gender) => [0, 1, 2].includes(Number(gender))))
    throw new GraphError(
      'targetingInvalid',
      { reason: 'genders may hold 1 (men) and 2 (women)' },
      'targeting.genders',
    );
}

function checkAdvantage(targeting: Fields): void {
  const automation = targeting['targeting_automation'];
  const flag = mapOf(automation)['advantage_audience'];
  if (automation !== undefined && !isMap(automation)) throw new GraphError('advantageFlagType');
  if (flag === undefined) throw new GraphError('advantageFlagMissing');
  if (flag !== 0 && flag !== 1) throw new GraphError('advantageFlagType');
  if (flag === 0) return;
  if ((numberOf(targeting['age_min']) ?? 18) > 25) throw new GraphError('advantageAgeMin');
  if ((numberOf(targeting['age_max']) ?? 65) < 65) throw new GraphError('advantageAgeMax');
}

function checkPlacements(targeting: Fields): void {
  if (listOf(targeting['facebook_positions']).includes('video_feeds')) throw new GraphError('videoFeedsGone');
  for (const [name, allowed] of Object.entries(positions))
    for (const position of listOf(targeting[name]))
      if (!allowed.includes(textOf(position)))
        throw new GraphError('placementInvalid', { reason: textOf(position) }, `targeting.${name}`);
}

/** Who pays and who benefits, needed where the European Union is reached, forgotten where it is not. */
export function checkTransparency({ fields }: Thing, draft: Fields): Fields {
  const geo = mapOf(mapOf(draft['targeting'])['geo_locations']);
  const parts = ['regions', 'cities', 'custom_locations'].flatMap((name) => listOf(geo[name]).map(mapOf));
  const zips = listOf(geo['zips']).map((zip) => textOf(mapOf(zip)['key']).slice(0, 2));
  const countries = [...listOf(geo['countries']).map(textOf), ...parts.map(countryOf), ...zips];
  const isReached =
    listOf(geo['country_groups']).length > 0 || countries.some((each) => transparencyCountries.has(each));
  if (!isReached) return { dsa_payor: undefined, dsa_beneficiary: undefined };
  const payor = textOf(draft['dsa_payor']) || textOf(fields['default_dsa_payor']);
  const beneficiary = textOf(draft['dsa_beneficiary']) || textOf(fields['default_dsa_beneficiary']);
  if (!payor) throw new GraphError('payorMissing');
  if (!beneficiary) throw new GraphError('beneficiaryMissing');
  return { dsa_payor: payor, dsa_beneficiary: beneficiary };
}

function countryOf(place: Fields): string {
  return textOf(place['country']) || (findPlace(textOf(place['key']))?.countryCode ?? '');
}

function failGeo(list: string, reason: string): never {
  throw new GraphError('targetingInvalid', { reason }, `targeting.geo_locations.${list}`);
}
