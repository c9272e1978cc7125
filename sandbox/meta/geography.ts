import { countries } from './places/countries.ts';

export interface Place {
  key: string;
  name: string;
  type: 'country' | 'region' | 'city';
  countryCode: string;
  /** The region a city lies in. */
  region?: Place;
}

/** Countries first, then regions, then cities; within a kind in the order of the lists. */
export const places: Place[] = lay();

const byKey = new Map(places.map((place) => [place.key, place]));

export function findPlace(key: string): Place | undefined {
  return byKey.get(key);
}

export function countryName(code: string, locale = 'en'): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}

function lay(): Place[] {
  const lands: Place[] = [];
  const regions: Place[] = [];
  const cities: Place[] = [];
  for (const [code, towns] of Object.entries(countries)) {
    lands.push({ key: code, name: countryName(code), type: 'country', countryCode: code });
    for (const [regionName, list] of Object.entries(towns)) {
      const region = {
        key: keyFor(1_000, 899_000, `${code}/${regionName}`),
        name: regionName,
        type: 'region' as const,
        countryCode: code,
      };
      regions.push(region);
      for (const name of list.split(', '))
        cities.push({
          key: keyFor(1_000_000, 9_000_000, `${code}/${regionName}/${name}`),
          name,
          type: 'city',
          countryCode: code,
          region,
        });
    }
  }
  return [...lands, ...regions, ...cities];
}

/** Made from the name, so that a place keeps its key when others are added. */
function keyFor(least: number, span: number, name: string): string {
  let hash = 2_166_136_261;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return String(least + (hash % span));
}
