import type { Language } from '#contract/people/people.ts';
import type { OpeningHours } from '#contract/support.ts';
import { m } from '#server/catalogue/messages.js';

/** "Monday to Friday from 09:00 to 18:00 (Europe/Oslo)". Without hours: always. */
export function openingWords(hours: OpeningHours | undefined, locale: Language): string {
  if (!hours) return m.opening_always({}, { locale });
  const { opens, closes, timeZone: zone } = hours;
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The fifth of January 1970 was a Monday.
  const day = (place: number) => weekdays.format(Date.UTC(1970, 0, 4 + place));
  const [from, to] = [day(hours.from), day(hours.to)];
  const days = from === to ? from : m.opening_days({ from, to }, { locale });
  return m.opening_hours({ days, opens, closes, zone }, { locale });
}
