import type { Location } from '#contract/campaigns/locations.ts';

/** Every chosen place that others of them lie in, as far as their names tell. Facebook refuses such pairs. */
export function findOverlaps(locations: readonly Location[]): { inner: Location[]; outer: Location }[] {
  return locations
    .map((outer) => ({ outer, inner: locations.filter((location) => liesIn(location, outer)) }))
    .filter(({ inner }) => inner.length > 0);
}

function liesIn(inner: Location, outer: Location): boolean {
  if (inner === outer || inner.countryCode !== outer.countryCode) return false;
  if (outer.type === 'country') return inner.type !== 'country';
  return outer.type === 'region' && inner.type === 'city' && inner.region === outer.name;
}
