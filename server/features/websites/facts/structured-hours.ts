import { firmsOf } from './firms.ts';
import type { OpenedPage } from './opened-page.ts';
import { type Thing, textOf, textsOf, thingsOf } from './things.ts';
import { tell, type Told } from './told.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Opening {
  days: number[];
  times: string;
}

/** The opening hours that machines are told, in the language of the website. */
export function structuredHours(page: OpenedPage, language: string | undefined): Told | undefined {
  for (const firm of firmsOf(page)) {
    const openings = [
      ...thingsOf(firm, 'openingHoursSpecification').flatMap(readSpecification),
      ...textsOf(firm, 'openingHours').flatMap(readShort),
    ];
    if (openings.length === 0) continue;
    const spoken = say(openings, language === 'Norwegian' ? 'nb' : 'en');
    return tell(spoken, { words: wordsOf(firm, spoken), url: page.url, most: 300 });
  }
  return undefined;
}

function wordsOf(firm: Thing, spoken: string): string {
  return textsOf(firm, 'openingHours').join(', ') || spoken;
}

function readSpecification(specification: Thing): Opening[] {
  // Of a season or a holiday.
  if (specification.properties.has('validFrom') || specification.properties.has('validThrough')) return [];
  const names = [
    ...textsOf(specification, 'dayOfWeek'),
    ...thingsOf(specification, 'dayOfWeek').flatMap((each) => textsOf(each, 'name')),
  ];
  const days = names
    .map((name) => dayNames.findIndex((day) => name.toLowerCase().endsWith(day.toLowerCase())))
    .filter((day) => day >= 0);
  const [opens, closes] = ['opens', 'closes'].map((name) => toTime(textOf(specification, name)));
  return opens && closes && days.length > 0 ? [{ days, times: `${opens}–${closes}` }] : [];
}

/** `Mo-Fr 08:00-16:00`: https://schema.org/openingHours */
function readShort(text: string): Opening[] {
  const [, named = '', opens, closes] =
    /^([A-Za-z ,-]+)\s+(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})$/.exec(text.trim()) ?? [];
  const days = named.split(',').flatMap((part) => {
    const [from = -1, to = from] = part
      .split('-')
      .map((day) =>
        dayNames.findIndex(
          (name) => day.trim().length >= 2 && name.toLowerCase().startsWith(day.trim().toLowerCase()),
        ),
      );
    return from < 0 || to < from ? [] : Array.from({ length: to - from + 1 }, (_, place) => from + place);
  });
  return opens && closes && days.length > 0 ? [{ days, times: `${opens}–${closes}` }] : [];
}

function toTime(text: string | undefined): string | undefined {
  return /^(\d{1,2}:\d{2})(:\d{2})?/.exec(text ?? '')?.[1];
}

/** Days beside each other with the same times are told together. */
function say(openings: Opening[], locale: string): string {
  const byDay = dayNames.map((_, day) =>
    openings
      .filter(({ days }) => days.includes(day))
      .map(({ times }) => times)
      .join(', '),
  );
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));
  const spans: string[] = [];
  for (let from = 0; from < 7; from += 1) {
    const times = byDay[from];
    if (!times) continue;
    let to = from;
    while (to < 6 && byDay[to + 1] === times) to += 1;
    spans.push(`${name(from)}${to > from ? `–${name(to)}` : ''} ${times}`);
    from = to;
  }
  const text = spans.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
