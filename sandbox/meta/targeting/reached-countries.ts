import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import { findCountryGroup } from '#sandbox/meta/places/country-groups.ts';
import { findPlace } from '#sandbox/meta/places/geography.ts';
import { nearestCountry } from '#sandbox/meta/places/nearest-country.ts';

/** The countries an audience lives in, each once; the whole world is not taken apart. */
export function countriesOf(targeting: Fields): string[] {
  const geo = mapOf(targeting['geo_locations']);
  const parts = ['regions', 'cities', 'zips', 'places', 'custom_locations'];
  const ofParts = parts.flatMap((name) => listOf(geo[name]).map((place) => countryOf(mapOf(place))));
  const groups = listOf(geo['country_groups']).map((group) => findCountryGroup(textOf(group)));
  const ofGroups = groups.flatMap((group) => group?.countries ?? []);
  const all = [...listOf(geo['countries']).map(textOf), ...ofGroups, ...ofParts];
  return [...new Set(all.filter(Boolean))];
}

/** The country of a region, a city, a postal code or a point on the map; empty when nobody knows. */
export function countryOf(place: Fields): string {
  const key = textOf(place['key']);
  const known = textOf(place['country']) || findPlace(key)?.countryCode || /^([A-Z]{2}):/.exec(key)?.[1];
  if (known) return known;
  const [latitude, longitude] = [numberOf(place['latitude']), numberOf(place['longitude'])];
  return latitude === undefined || longitude === undefined ? '' : nearestCountry(latitude, longitude);
}
