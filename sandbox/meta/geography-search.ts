import { type Fields, listOf, numberOf, textOf } from '../json.ts';
import { countryName, findPlace, type Place, places } from './geography.ts';
import { GraphError } from './graph-error.ts';
import { parsed } from './params.ts';

/** What starts with the words comes before what has them inside; big kinds of place before small ones. */
export function searchPlaces(params: Fields): Fields[] {
  const words = plain(textOf(params['q']));
  const types = listOf(parsed(params['location_types'])).map(textOf);
  if (!words && !types.includes('country')) throw new GraphError('required', { name: 'q' });
  const country = textOf(params['country_code']);
  const region = textOf(params['region_id']);
  const [locale = 'en'] = /^[a-z]{2}(?=_|$)/.exec(textOf(params['locale'])) ?? [];
  const found = places.flatMap((place) => {
    if (types.length > 0 && !types.includes(place.type)) return [];
    if (country && place.countryCode !== country) return [];
    if (region && place.region?.key !== region) return [];
    const rank = rankOf(place, words, locale);
    return rank === undefined ? [] : [{ place, rank }];
  });
  const limit = numberOf(params['limit']) ?? 25;
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ place }) => describe(place, locale));
}

/** `adgeolocationmeta`: keys back to places. */
export function describePlaces(params: Fields): Fields {
  const kinds = { countries: 'country', regions: 'region', cities: 'city' };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, type]) => {
      const known = listOf(parsed(params[name]))
        .map((key) => findPlace(textOf(key)))
        .filter((place) => place?.type === type);
      return known.length > 0
        ? [[name, Object.fromEntries(known.map((place) => [place?.key, place && describe(place, 'en')]))]]
        : [];
    }),
  );
}

function describe(place: Place, locale: string): Fields {
  const { key, name, type, countryCode, region } = place;
  return {
    key,
    name: type === 'country' ? countryName(countryCode, locale) : name,
    type,
    country_code: countryCode,
    country_name: countryName(countryCode, locale),
    ...(region && { region: region.name, region_id: Number(region.key) }),
    supports_region: true,
    supports_city: true,
    ...(type === 'city' && { geo_hierarchy_level: 'CITY', geo_hierarchy_name: name }),
  };
}

function rankOf(place: Place, words: string, locale: string): number | undefined {
  const names = [
    place.name,
    ...(place.type === 'country' ? [countryName(place.countryCode, locale)] : []),
  ].map(plain);
  if (names.some((name) => name === words)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  return names.some((name) => name.split(/[\s-]/).some((word) => word.startsWith(words))) ? 2 : undefined;
}

/** Without marks and in small letters: `alesund` finds Ålesund, and so does `ÅLESUND`. */
function plain(text: string): string {
  const marks = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return marks.replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ł', 'l').replaceAll('ß', 'ss').trim();
}
