import type { Location } from '#contract/campaigns/locations.ts';

/** The town of that name in that country, with the circle that was drawn round the name; undefined where there is none. */
export function findNamedPlace(named: Location, known: readonly Location[]): Location | undefined {
  const place = known.find(
    ({ type, name, countryCode }) =>
      type === 'city' && countryCode === named.countryCode && isSameWord(name, named.name),
  );
  return place && { ...place, radiusKm: named.radiusKm };
}

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other, 'nb', { sensitivity: 'accent' }) === 0;
}
