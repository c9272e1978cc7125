import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { sanctionedCountries, words } from '#sandbox/meta/graph/vocabulary.ts';
import { findCountryGroup } from '#sandbox/meta/places/country-groups.ts';
import { findPlace } from '#sandbox/meta/places/geography.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { countriesOf, countryOf } from './reached-countries.ts';

const lists = words(`
  countries country_groups regions cities zips places custom_locations geo_markets electoral_districts neighborhoods
  subneighborhoods subcities`);
const mostOf: Record<string, number> = { regions: 200, cities: 250, custom_locations: 200, zips: 50_000 };
const units = ['mile', 'kilometer'];

/** Where an audience lives: somewhere real, somewhere allowed, and nowhere twice. */
export function checkLocations(world: World, targeting: Fields): void {
  for (const name of ['geo_locations', 'excluded_geo_locations']) checkShapes(name, mapOf(targeting[name]));
  const geo = mapOf(targeting['geo_locations']);
  const isSomewhere = lists.some((name) => listOf(geo[name]).length > 0);
  if (!isSomewhere && listOf(targeting['custom_audiences']).length === 0)
    throw new GraphError('locationMissing');
  if (geo['location_types'] !== undefined) checkLocationTypes(listOf(geo['location_types']));
  checkPlaces(world, 'geo_locations', geo);
  checkPlaces(world, 'excluded_geo_locations', mapOf(targeting['excluded_geo_locations']));
  checkRestrictions(targeting);
  checkOverlaps(geo);
  if (switchOf(world, 'overlapping_circles') === 'refused')
    checkCircles(listOf(geo['custom_locations']).map(mapOf));
}

function checkShapes(name: string, geo: Fields): void {
  for (const list of lists) {
    if (geo[list] === undefined) continue;
    if (!Array.isArray(geo[list])) throw mustBe(`targeting[${name}][${list}]`, 'an array');
    if (geo[list].length > (mostOf[list] ?? Infinity))
      failAt(name, list, `There can be at most ${String(mostOf[list])} ${list}`);
  }
}

function checkLocationTypes(types: unknown[]): void {
  const named = new Set(types.map(textOf));
  if (named.size !== 2 || !named.has('home') || !named.has('recent'))
    throw new GraphError('locationTypesGone');
}

function checkPlaces(world: World, name: string, geo: Fields): void {
  const each = (list: string) => listOf(geo[list]).map(mapOf);
  for (const country of listOf(geo['countries']).map(textOf))
    if (!isCountry(country)) failAt(name, 'countries', `There is no country ${country}`);
  for (const group of listOf(geo['country_groups']).map(textOf))
    if (!findCountryGroup(group)) failAt(name, 'country_groups', `There is no group ${group}`);
  for (const region of each('regions')) {
    if (region['radius'] !== undefined) failAt(name, 'regions', 'A radius is not possible around a region');
    needPlace(name, 'regions', 'region', region);
  }
  for (const zip of each('zips')) {
    if (zip['radius'] !== undefined) failAt(name, 'zips', 'A radius is not possible around a postal code');
    if (!/^[A-Z]{2}:.+/.test(textOf(zip['key'])))
      failAt(name, 'zips', `There is no postal code ${textOf(zip['key'])}`);
  }
  for (const city of each('cities')) {
    needPlace(name, 'cities', 'city', city);
    checkCityRadius(world, city);
  }
  for (const point of each('custom_locations')) checkPoint(name, point);
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined;
}

function needPlace(name: string, list: string, type: string, place: Fields): void {
  const key = textOf(place['key']);
  if (findPlace(key)?.type !== type) failAt(name, list, `There is no ${type} ${key}`);
}

/** Without a radius, the city itself is meant. */
function checkCityRadius(world: World, city: Fields): void {
  if (city['radius'] === undefined) return;
  const [least, most] = isInMiles(city) ? [10, 50] : [17, 80];
  const radius = numberOf(city['radius']) ?? 0;
  if (radius >= least && radius <= most) return;
  const reason = `The radius around a city must be ${least} to ${most} ${isInMiles(city) ? 'miles' : 'kilometres'}`;
  const isUsual = switchOf(world, 'city_radius_subcode') === 1_487_079;
  throw new GraphError(isUsual ? 'cityRadius' : 'cityRadiusOld', { reason });
}

function checkPoint(name: string, point: Fields): void {
  const [least, most] = isInMiles(point) ? [0.63, 50] : [1, 80];
  const radius = numberOf(point['radius']) ?? 0;
  const [latitude, longitude] = [numberOf(point['latitude']), numberOf(point['longitude'])];
  const isPlaced = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
  if (!isPlaced && !textOf(point['address_string']))
    failAt(name, 'custom_locations', 'A point needs a latitude and a longitude');
  if (radius < least || radius > most)
    failAt(name, 'custom_locations', `The radius must be ${least} to ${most}`);
}

function isInMiles(place: Fields): boolean {
  const unit = textOf(place['distance_unit']);
  if (unit !== '' && !units.includes(unit)) throw mustBeOneOf('distance_unit', units);
  return unit === 'mile';
}

function checkRestrictions(targeting: Fields): void {
  const countries = countriesOf(targeting).filter((country) => sanctionedCountries.has(country));
  if (countries.length > 0) throw new GraphError('restrictedLocation', { countries: countries.join(', ') });
}

/** A town in a country that is chosen already, or the same place twice with a circle around it. */
function checkOverlaps(geo: Fields): void {
  const whole = listOf(geo['countries']).map(textOf);
  const parts = [...listOf(geo['cities']), ...listOf(geo['custom_locations'])].map(mapOf);
  if (parts.some((part) => whole.includes(countryOf(part)))) throw new GraphError('locationsOverlap');
  const spots = parts
    .filter((part) => part['radius'] !== undefined)
    .map((part) => textOf(part['key']) || `${textOf(part['latitude'])} ${textOf(part['longitude'])}`)
    .filter((spot) => spot.trim() !== '');
  if (new Set(spots).size < spots.length) throw new GraphError('circlesOverlap');
}

const kmPerDegree = 111.2;

/** Circles around points on the map that have any ground in common. */
function checkCircles(points: Fields[]): void {
  const circles = points.map((point) => ({
    latitude: numberOf(point['latitude']) ?? Number.NaN,
    longitude: numberOf(point['longitude']) ?? Number.NaN,
    km: (numberOf(point['radius']) ?? 0) * (point['distance_unit'] === 'mile' ? 1.609 : 1),
  }));
  for (const [place, one] of circles.entries())
    for (const other of circles.slice(place + 1)) {
      const width = Math.cos((one.latitude * Math.PI) / 180);
      const [north, east] = [other.latitude - one.latitude, (other.longitude - one.longitude) * width];
      if (Math.hypot(north, east) * kmPerDegree < one.km + other.km) throw new GraphError('circlesOverlap');
    }
}

function failAt(name: string, list: string, reason: string): never {
  throw new GraphError('targetingInvalid', { reason }, `targeting.${name}.${list}`);
}
