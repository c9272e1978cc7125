import type { Location } from '#contract/campaigns/locations.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { countryWords } from '#web/country-words.ts';

type Country = Pick<Location, 'countryCode' | 'countryName'>;

/** What kind of place it is, in a word. */
export function nameLocationType({ type }: Pick<Location, 'type'>): string {
  if (type === 'city') return m.campaigns_location_city();
  return type === 'region' ? m.campaigns_location_region() : m.campaigns_location_country();
}

/** What the place is called: a country in the language of the page, whatever lies in one as Facebook spells it. */
export function nameLocation(location: Pick<Location, 'name' | 'type'> & Country): string {
  return location.type === 'country'
    ? nameCountry({ ...location, countryName: location.name })
    : location.name;
}

/** Where the place lies: 'Vestland, Norway'. Empty for a country. */
export function describeLocation(location: Location): string {
  const { type, name, region } = location;
  if (type === 'country') return '';
  return [region, nameCountry(location)].filter((part) => part && part !== name).join(', ');
}

/** Which places lie in another that was chosen too. */
export function describeOverlap({ inner, outer }: { inner: Location[]; outer: Location }): string {
  const names = new Intl.ListFormat(pageLanguage()).format(inner.map(nameLocation));
  return m.campaigns_location_overlap({ inner: names, outer: nameLocation(outer), count: inner.length });
}

/** A country in the language of the page. Facebook says its name in the language somebody searched in. */
export function nameCountry({ countryCode, countryName }: Country): string {
  return countryWords(countryCode, countryName);
}
