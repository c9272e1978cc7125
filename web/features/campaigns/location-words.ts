import type { Location } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';

/** What kind of place it is, in a word. */
export function nameLocationType({ type }: Pick<Location, 'type'>): string {
  if (type === 'city') return m.campaigns_location_city();
  return type === 'region' ? m.campaigns_location_region() : m.campaigns_location_country();
}

/** Where the place lies: 'Vestland, Norway'. Empty for a country. */
export function describeLocation({ type, name, region, countryName }: Location): string {
  if (type === 'country') return '';
  return [region, countryName].filter((part) => part && part !== name).join(', ');
}
