import type { LivePlace } from '#contract/live/live-campaign.ts';
import { countryWords } from '#web/country-words.ts';

/** What a place is called: a country in the language of the page. */
export function placeName({
  type,
  name,
  countryCode,
}: Pick<LivePlace, 'type' | 'name' | 'countryCode'>): string {
  return type === 'country' ? countryWords(countryCode, name) : name;
}
