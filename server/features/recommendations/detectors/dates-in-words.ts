/** A last day somebody has written, with the words it was read from. */
export interface WrittenDeadline {
  /** `2026-12-24` */
  day: string;
  words: string;
  hasYear: boolean;
}

const months = [
  'jan(?:uar|uary)?',
  'feb(?:ruar|ruary)?',
  'mar(?:s|ch)?',
  'apr(?:il)?',
  'ma[iy]',
  'jun[ie]?',
  'jul[iy]?',
  'aug(?:ust)?',
  'sep(?:t|tember)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'de[sc](?:ember)?',
];
const month = `(?<month>${months.join('|')})\\b\\.?`;
const dayOfMonth = '(?<date>\\d{1,2})';
const year = '(?<year>20\\d\\d)';

/** Only after one of these is a day the last one: 'from 24 December' and 'on 24 December' are not. */
const before =
  /(?:until|till|through|by|before|ends?|ending|expires|last day|deadline|til og med|t\.?o\.?m\.?|fr[ae]m til|til|innen|før|senest|frist(?:en)?|slutter|utløper|siste dag|siste frist)/
    .source;
const between =
  /(?:[:,]?\s+(?:on|and including|is|er|den|the|kl\.? ?\d+(?:[.:]\d\d)?,?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag))*[:,]?\s+/
    .source;

/** 24. desember 2026 · 24th of December · December 24th, 2026 · 24.12.2026 · 2026-12-24 */
const written = [
  `${dayOfMonth}(?:\\.|st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+${year})?`,
  `${month}\\s+${dayOfMonth}(?:st|nd|rd|th)?(?![\\d.:])(?:,?\\s+${year})?`,
  `${dayOfMonth}\\.\\s?(?<number>\\d{1,2})\\.\\s?${year}`,
  `${year}-(?<number>\\d\\d)-${dayOfMonth}`,
].map((form) => new RegExp(`\\b${before}${between}(?<words>${form})(?![\\d%])`, 'giu'));

/**
 * The last days that are named in a text, in English or Norwegian. A day without a year is the first one after it was
 * written. What could be something else, as 24.12 and 5/12 could, is passed over.
 */
export function findDeadlines(text: string, writtenOn: string): WrittenDeadline[] {
  return written.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups = {} }) => {
      const place = groups['month']
        ? months.findIndex((each) => new RegExp(`^${each}$`, 'iu').test(groups['month']!)) + 1
        : Number(groups['number']);
      const given = groups['year'];
      const [own, next] = [0, 1].map((later) =>
        dayOf(given ? Number(given) : Number(writtenOn.slice(0, 4)) + later, place, Number(groups['date'])),
      );
      const day = given || (own && own >= writtenOn) ? own : next;
      return day ? [{ day, words: groups['words']!.trim(), hasYear: given !== undefined }] : [];
    }),
  );
}

/** Undefined where there is no such day. */
function dayOf(inYear: number, inMonth: number, date: number): string | undefined {
  const day = new Date(Date.UTC(inYear, inMonth - 1, date));
  const isReal = day.getUTCMonth() === inMonth - 1 && day.getUTCDate() === date;
  return isReal ? day.toISOString().slice(0, 10) : undefined;
}
