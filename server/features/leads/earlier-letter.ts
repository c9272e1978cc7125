import type { Language } from '#contract/people.ts';
import { composeLetter, type Words } from '#server/letter.ts';

interface Found {
  /** Where they came from, and how many. */
  found: { title: string; count: number }[];
  url: string;
}

const words: Record<Language, (count: number) => Words> = {
  en: (count) => ({
    subject: count === 1 ? '1 earlier lead found' : `${count} earlier leads found`,
    heading: count === 1 ? '1 earlier lead found' : `${count} earlier leads found`,
    paragraphs: [
      'People had answered a form of yours before Adfjord knew it. Everybody Facebook still has is now in your list of leads.',
    ],
    action: 'See your campaigns',
    note: 'You get this letter once, because a form of yours was read for the first time. Each new lead is told of as it comes.',
  }),
  nb: (count) => ({
    subject: count === 1 ? '1 tidligere lead funnet' : `${count} tidligere leads funnet`,
    heading: count === 1 ? '1 tidligere lead funnet' : `${count} tidligere leads funnet`,
    paragraphs: [
      'Noen hadde svart på et skjema av deg før Adfjord kjente det. Alle som Facebook fortsatt har, ligger nå i listen over leads.',
    ],
    action: 'Se kampanjene dine',
    note: 'Du får dette brevet én gang, fordi et skjema ble lest for første gang. Nye leads får du vite om når de kommer.',
  }),
};

const inAll: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 lead' : `${count} leads`),
  nb: (count) => (count === 1 ? '1 lead' : `${count} leads`),
};

/** Tells how many leads were there before us, and names nobody. */
export function earlierLetter(language: Language, { found, url }: Found) {
  const all = found.reduce((sum, { count }) => sum + count, 0);
  const entries = found.map(({ title, count }) => ({ title, lines: [inAll[language](count)] }));
  return composeLetter({ ...words[language](all), entries }, { language, url });
}
