import type { Location } from '#contract/campaigns/locations.ts';

/** In which countries it is shown, ISO 3166-1. A country is its own key at Meta, whatever else is said of it. */
export function countriesOf(places: readonly Pick<Location, 'type' | 'key' | 'countryCode'>[]): string[] {
  return [...new Set(places.map(({ type, key, countryCode }) => (type === 'country' ? key : countryCode)))];
}
