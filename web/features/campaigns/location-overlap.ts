import type { Location } from '#contract/campaigns.ts';

/** Two chosen places of which one lies in the other, as far as their names tell. Facebook refuses such pairs. */
export function findOverlap(
  locations: readonly Location[],
): { inner: Location; outer: Location } | undefined {
  for (const outer of locations) {
    const inner = locations.find((location) => liesIn(location, outer));
    if (inner) return { inner, outer };
  }
  return undefined;
}

function liesIn(inner: Location, outer: Location): boolean {
  if (inner === outer || inner.countryCode !== outer.countryCode) return false;
  if (outer.type === 'country') return inner.type !== 'country';
  return outer.type === 'region' && inner.type === 'city' && inner.region === outer.name;
}
