import type { OpeningHours } from '#contract/support.ts';

const words = {
  en: { locale: 'en', always: 'day and night', to: 'to', at: 'from', until: 'to' },
  nb: { locale: 'nb', always: 'døgnet rundt', to: 'til', at: 'kl.', until: 'til' },
};

/** "Monday to Friday from 09:00 to 18:00 (Europe/Oslo)". Without hours: always. */
export function openingWords(hours: OpeningHours | undefined, language: 'en' | 'nb'): string {
  const { locale, always, to, at, until } = words[language];
  if (!hours) return always;
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The fifth of January 1970 was a Monday.
  const day = (place: number) => weekdays.format(Date.UTC(1970, 0, 4 + place));
  const days = hours.from === hours.to ? day(hours.from) : `${day(hours.from)} ${to} ${day(hours.to)}`;
  return `${days} ${at} ${hours.opens} ${until} ${hours.closes} (${hours.timeZone})`;
}
