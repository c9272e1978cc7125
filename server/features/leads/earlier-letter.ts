import type { Language } from '#contract/people.ts';
import { composeLetter } from '#server/letter.ts';

interface Found {
  /** Where they came from, and how many. */
  found: { title: string; count: number }[];
  url: string;
}

interface EarlierWords {
  /** Says how many there are. */
  title(count: number): string;
  paragraph: string;
  action: string;
  note: string;
}

const words: Record<Language, EarlierWords> = {
  en: {
    title: (count) => (count === 1 ? '1 earlier lead found' : `${count} earlier leads found`),
    paragraph:
      'People had answered a form of yours before Adfjord knew it. Everybody Facebook still has is now in your list of leads.',
    action: 'See your campaigns',
    note: 'You get this email once, because a form of yours was read for the first time. Each new lead is told of as it comes.',
  },
  nb: {
    title: (count) => (count === 1 ? '1 tidligere lead funnet' : `${count} tidligere leads funnet`),
    paragraph:
      'Noen hadde svart på et skjema av deg før Adfjord kjente det. Alle som Facebook fortsatt har, ligger nå i listen over leads.',
    action: 'Se kampanjene dine',
    note: 'Du får denne e-posten én gang, fordi et skjema ble lest for første gang. Nye leads får du vite om når de kommer.',
  },
};

/** Tells how many leads were there before us, and names nobody. */
export function earlierLetter(language: Language, { found, url }: Found) {
  const { title, paragraph, action, note } = words[language];
  const subject = title(found.reduce((sum, { count }) => sum + count, 0));
  // Both languages say it so.
  const entries = found.map(({ title: form, count }) => ({
    title: form,
    lines: [count === 1 ? '1 lead' : `${count} leads`],
  }));
  return composeLetter(
    { subject, heading: subject, paragraphs: [paragraph], entries, action, note },
    { language, url },
  );
}
