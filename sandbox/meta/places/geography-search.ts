import { type Fields, listOf, numberOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { manyOf, parsed, readParams } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { countryName, findPlace, type Place, places, placeTypes } from './geography.ts';
import { otherNames } from './other-names.ts';

/** What starts with the words comes before what has them inside; big kinds of place before small ones. */
export function searchPlaces(world: World, params: Fields): Fields[] {
  const words = plain(textOf(params['q']));
  const types = typesIn(params);
  if (!words && !types.has('country')) {
    if (switchOf(world, 'search_without_words') === 'empty') return [];
    throw new GraphError('required', { name: 'q' });
  }
  const country = textOf(params['country_code']).toUpperCase();
  const region = textOf(params['region_id']);
  const [locale = 'en'] = /^[a-z]{2}(?=_|$)/.exec(textOf(params['locale'])) ?? [];
  const found = places.flatMap((place) => {
    if (types.size > 0 && !types.has(place.type)) return [];
    if (country && place.countryCode !== country) return [];
    if (region && place.region?.key !== region) return [];
    const rank = rankOf(place, words, locale);
    return rank === undefined ? [] : [{ place, rank }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limitIn(params))
    .map(({ place }) => describe(place, locale));
}

/** `adgeolocationmeta`: keys back to places. */
export function describePlaces(params: Fields): Fields {
  const kinds = placeTypes.map((type) => [plurals[type] ?? `${type}s`, type] as const);
  return Object.fromEntries(
    kinds.flatMap(([name, type]) => {
      const keys = parsed(params[name]);
      const known = listOf(keys)
        .map((key) => findPlace(textOf(key)))
        .filter((place) => place?.type === type);
      return known.length > 0
        ? [[name, Object.fromEntries(known.map((place) => [place?.key, place && describe(place, 'en')]))]]
        : [];
    }),
  );
}

const plurals: Record<string, string> = { country: 'countries', city: 'cities', subcity: 'subcities' };
const otherTypes = ['large_geo_area', 'medium_geo_area', 'small_geo_area', 'subneighborhood', 'geo_entities'];

/** Who asks for cities gets their parts as well; none means all kinds. */
function typesIn(params: Fields): Set<string> {
  const sent = parsed(params['location_types']);
  const given = typeof sent === 'string' && sent ? sent.split(',') : sent;
  const shapes = { location_types: manyOf([...placeTypes, ...otherTypes]) };
  const types = new Set(listOf(readParams({ location_types: given }, shapes)['location_types']).map(textOf));
  if (types.has('city')) for (const part of ['subcity', 'neighborhood']) types.add(part);
  return types;
}

function limitIn(params: Fields): number {
  const limit = params['limit'] === undefined ? 25 : numberOf(params['limit']);
  if (limit === undefined || limit < 0) throw mustBe('limit', 'a positive integer');
  return Math.min(limit, 1_000);
}

function describe(place: Place, locale: string): Fields {
  const { key, name, type, countryCode, region, city, countries } = place;
  const supports = { supports_region: true, supports_city: true };
  if (type === 'country_group')
    return { key, name, type, country_codes: countries, is_worldwide: key === 'worldwide', ...supports };
  const isPart = type === 'city' || type === 'subcity' || type === 'neighborhood';
  return {
    key,
    name: type === 'country' ? countryName(countryCode, locale) : name,
    type,
    country_code: countryCode,
    country_name: countryName(countryCode, locale),
    ...(region && { region: region.name, region_id: Number(region.key) }),
    ...(city && { primary_city: city.name, primary_city_id: Number(city.key) }),
    ...supports,
    ...(isPart && { geo_hierarchy_level: type.toUpperCase(), geo_hierarchy_name: name }),
  };
}

const namesOf = new Map(
  places.map((place) => [
    place,
    [place.name, ...(place.type === 'city' ? (otherNames[place.name] ?? []) : [])].map(plain),
  ]),
);

function rankOf(place: Place, words: string, locale: string): number | undefined {
  const names = [
    ...(namesOf.get(place) ?? []),
    ...(place.type === 'country' ? [plain(countryName(place.countryCode, locale))] : []),
  ];
  if (names.some((name) => name === words)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  return names.some((name) => name.split(/[\s-]/).some((word) => word.startsWith(words))) ? 2 : undefined;
}

/** Without marks and in small letters: `alesund` finds Ålesund, and so does `ÅLESUND`. */
function plain(text: string): string {
  const marks = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return marks.replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ł', 'l').replaceAll('ß', 'ss').trim();
}
