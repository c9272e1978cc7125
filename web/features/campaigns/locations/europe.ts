import type { Location } from '#contract/campaigns/locations.ts';
import drawing from './europe.json';

/** Kilometres east and south of the middle of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

interface NamedSpot extends Spot {
  name: string;
}

interface Country {
  /** Only of countries that can be looked up. */
  code?: string;
  /** West, north, east, south of its largest part. */
  box?: number[];
  /** Where its people live, on average. */
  middle?: number[];
  path: string;
}

export const countries: readonly Country[] = drawing.countries;

const readLists = new Map<string, readonly NamedSpot[]>();

/** Where a chosen place lies, if the drawing knows it. */
export function findSpot({ type, name, countryCode }: Location): Spot | undefined {
  if (type === 'country') {
    const [x, y] = findCountry(countryCode)?.middle ?? [];
    return x === undefined || y === undefined ? undefined : { x, y };
  }
  const plain = plainName(name);
  return listSpots(type, countryCode).find((spot) => plainName(spot.name) === plain);
}

export function findCountry(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

/** Towns of a country, the largest first. */
export function listTowns(countryCode: string): readonly NamedSpot[] {
  return listSpots('city', countryCode);
}

function listSpots(type: 'city' | 'region', countryCode: string): readonly NamedSpot[] {
  const key = `${type} ${countryCode}`;
  const known = readLists.get(key);
  if (known) return known;
  const lists: Record<string, string> = type === 'city' ? drawing.towns : drawing.regions;
  const spots = (lists[countryCode]?.split(';') ?? []).map(readSpot);
  readLists.set(key, spots);
  return spots;
}

function readSpot(entry: string): NamedSpot {
  const [name = '', x, y] = entry.split(',');
  return { name, x: Number(x), y: Number(y) };
}

/** 'Vestland Fylke' and 'Vestland County' are both 'vestland'. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(region|province of|county of) /, '')
    .replace(/ (county|fylke|fylkeskommune|län|kommune|municipality|region|province|voivodeship)$/, '');
}
