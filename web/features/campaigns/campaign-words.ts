import { limits, type Campaign, type Objective } from '#contract/campaigns/campaign.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { nameCountry, nameLocation } from './locations/location-words.ts';

const shownLocations = 2;

export function nameObjective(objective: Objective | null): string {
  switch (objective) {
    case 'leads':
      return m.campaigns_objective_leads();
    case 'traffic':
      return m.campaigns_objective_traffic();
    case 'sales':
      return m.campaigns_objective_sales();
    case null:
      return '';
  }
}

export function nameGender(gender: Campaign['gender']): string {
  switch (gender) {
    case 'men':
      return m.campaigns_gender_men();
    case 'women':
      return m.campaigns_gender_women();
    case 'all':
      return m.campaigns_gender_all();
  }
}

/** '65+' for the oldest, since Meta has no upper end. */
export function nameAgeTo(age: number): string {
  return age === limits.ages.to ? `${age}+` : String(age);
}

/** 'Bergen and 25 km around, Oslo +3 more'. Empty without any. */
export function nameLocations(locations: readonly Location[]): string {
  const names = locations.slice(0, shownLocations).map(nameAround).join(', ');
  const count = locations.length - shownLocations;
  return count > 0 ? m.drafts_audience_more({ names, count }) : names;
}

/** 'Bergen and 25 km around, Oslo, and Voss': every place, and how far around it ads are shown. */
export function nameAllPlaces(locations: readonly Location[]): string {
  return new Intl.ListFormat(pageLanguage()).format(locations.map(nameAround));
}

function nameAround(location: Location): string {
  const name = nameLocation(location);
  const { radiusKm: km } = location;
  return km === null ? name : m.campaigns_sum_place({ name, km });
}

/** Each country once, in the order it was chosen. */
export function countriesOf(locations: readonly Location[]): string {
  return [...new Set(locations.map(nameCountry))].join(', ');
}
