const months =
  'januar|january,februar|february,mars|march,april,mai|may,juni|june,juli|july,august,september,oktober|october,november,desember|december'.split(
    ',',
  );
const month = months.join('|');
const lead = String.raw`(?:til(?: og med)?|t\.?\s?o\.?\s?m\.?|ut|un?till?|through|ends?|ended|expires?|expired|utløp(?:er|te)|slutt(?:er|et)|[-–—])\s*(?:(?:\p{L}+dag|\p{L}+day),?\s+)?`;
const patterns = [
  new RegExp(
    String.raw`${lead}(?<day>\d{1,2})(?:\.|st|nd|rd|th)?\s*(?<month>${month})\s*(?<year>20\d\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`${lead}(?<month>${month})\s*(?:(?<day>\d{1,2})(?:st|nd|rd|th)?,\s*)?(?<year>20\d\d)`,
    'giu',
  ),
  new RegExp(String.raw`${lead}(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>(?:20)?\d\d)(?!\d)`, 'giu'),
];

/** Whether a text says until when something holds, and that day is over. Days without a year are not told from each other. */
export function hasEnded(text: string, today: string): boolean {
  const ends = patterns.flatMap((pattern) =>
    [...text.slice(0, 500).matchAll(pattern)].map(({ groups }) => endOf(groups!)),
  );
  return ends.length > 0 && ends.every((end) => end < today);
}

const soldOut =
  /(?<!(?:nesten|snart|aldri|ikke|almost|nearly|never|not) )(?<!\p{L})(utsolgt|fulltegnet|fullbooket|utgått|ikke (?:lenger )?på lager|sold out|out of stock|fully booked|discontinued)(?!\p{L})/iu;

/** Whether a text says that nothing of it is left to be bought. */
export function isSoldOut(text: string): boolean {
  return soldOut.test(text);
}

/** The day as 2026-11-21; of a month without a day, one behind its last. */
function endOf({ day = '32', month: name = '', year = '' }: Record<string, string>): string {
  const named = months.findIndex((each) => each.split('|').includes(name.toLowerCase())) + 1;
  const parts = [
    year.length === 2 ? `20${year}` : year,
    String(named || Number(name)).padStart(2, '0'),
    day.padStart(2, '0'),
  ];
  return parts.join('-');
}
