import { countries } from './countries.ts';
import { countryGroupPlaces } from './country-groups.ts';
import { districts, markets, zips } from './districts.ts';

export const placeTypes = [
  'country',
  'country_group',
  'region',
  'city',
  'subcity',
  'neighborhood',
  'zip',
  'geo_market',
  'electoral_district',
  'metro_area',
] as const;
type PlaceType = (typeof placeTypes)[number];

export interface Place {
  key: string;
  name: string;
  type: PlaceType;
  countryCode: string;
  /** The region that a city and everything smaller lies in. */
  region?: Place;
  /** The city that a part of it or a postal code belongs to. */
  city?: Place;
  /** Of a group of countries. */
  countries?: string[];
}

const displays = new Map<string, Intl.DisplayNames>();

/** Countries first, then what is smaller and smaller; within a kind in the order of the lists. */
export const places: Place[] = lay();

const byKey = new Map(places.map((place) => [place.key, place]));

export function findPlace(key: string): Place | undefined {
  return byKey.get(key);
}

export function countryName(code: string, locale = 'en'): string {
  const known = displays.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  displays.set(locale, known);
  return (/^[A-Z]{2}$/.test(code) && known.of(code)) || code;
}

function lay(): Place[] {
  const lands: Place[] = [];
  const regions: Place[] = [];
  const cities: Place[] = [];
  for (const [code, towns] of Object.entries(countries)) {
    lands.push({ key: code, name: countryName(code), type: 'country', countryCode: code });
    for (const [regionName, list] of Object.entries(towns)) {
      const region: Place = {
        key: keyFor(1_000, 899_000, `${code}/${regionName}`),
        name: regionName,
        type: 'region',
        countryCode: code,
      };
      regions.push(region);
      for (const name of list)
        cities.push({
          key: keyFor(1_000_000, 9_000_000, `${code}/${regionName}/${name}`),
          name,
          type: 'city',
          countryCode: code,
          region,
        });
    }
  }
  const groups = countryGroupPlaces.map(({ key, name, countries: codes }): Place => ({
    key,
    name,
    type: 'country_group',
    countryCode: '',
    countries: codes,
  }));
  return [...lands, ...groups, ...regions, ...cities, ...cities.flatMap(partsOf), ...marketPlaces()];
}

function partsOf(city: Place): Place[] {
  const name = `${city.countryCode}/${city.name}`;
  const within = { countryCode: city.countryCode, city, ...(city.region && { region: city.region }) };
  const part = (type: PlaceType) => (each: string) => ({
    key: keyFor(10_000_000, 9_000_000, `${name}/${type}/${each}`),
    name: each,
    type,
    ...within,
  });
  const codes = (zips[name] ?? '').split(' ').filter(Boolean);
  return [
    ...listed(districts[name]?.subcities ?? '').map(part('subcity')),
    ...listed(districts[name]?.neighborhoods ?? '').map(part('neighborhood')),
    ...codes.map((code): Place => ({
      key: `${city.countryCode}:${code}`,
      name: code,
      type: 'zip',
      ...within,
    })),
  ];
}

function marketPlaces(): Place[] {
  return placeTypes.flatMap((type) =>
    (markets[type] ?? []).map(([key, name]): Place => ({ key, name, type, countryCode: 'US' })),
  );
}

function listed(names: string): string[] {
  return names.split(', ').filter(Boolean);
}

/** Made from the name, so that a place keeps its key when others are added. */
function keyFor(least: number, span: number, name: string): string {
  let hash = 2_166_136_261;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return String(least + (hash % span));
}
