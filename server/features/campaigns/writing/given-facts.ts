import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { minorDigits } from '#contract/currencies.ts';
import { type CopyLanguage, numberWords } from './copy-patterns.ts';

/** What a person has said of an offer, in the form in which an ad can be held against it. */
export interface Given {
  language: CopyLanguage;
  /** All of their words, in one text. */
  words: string;
  /** Every figure they gave, and what follows from the two prices. */
  numbers: Set<string>;
  percents: Set<string>;
  priceCurrency: string;
  isFree: boolean;
  /** What the firm does not want said. */
  wordsToAvoid: string[];
}

type Facts = Pick<
  CampaignFields,
  | 'businessName'
  | 'productService'
  | 'offerDescription'
  | 'sellingPoints'
  | 'industry'
  | 'locations'
  | 'language'
  | 'beforePriceMinor'
  | 'campaignPriceMinor'
  | 'priceCurrency'
>;

export function givenBy(facts: Facts, wordsToAvoid: string[] = []): Given {
  const { language, beforePriceMinor: before, campaignPriceMinor: now, priceCurrency } = facts;
  const words = [
    facts.businessName,
    facts.productService,
    facts.offerDescription,
    ...facts.sellingPoints,
    facts.industry,
    ...facts.locations.map(({ name }) => name),
  ].join('\n');
  const saved = before !== null && now !== null && before > now ? before - now : null;
  const amounts = [before, now, saved].filter((minor) => minor !== null);
  return {
    language,
    words,
    numbers: new Set([
      ...figuresIn(words).map(({ value }) => value),
      ...numbersInWords(words),
      ...amounts.map((minor) => String(minor / 10 ** minorDigits(priceCurrency))),
    ]),
    percents: new Set([
      ...figuresIn(words).flatMap(({ value, isPercent }) => (isPercent ? [value] : [])),
      ...(saved === null ? [] : percentsOf(saved / before!)),
    ]),
    priceCurrency,
    isFree: now === 0,
    wordsToAvoid,
  };
}

/** A saving as it may be told: whole percent never rounded up, or with one decimal. */
function percentsOf(share: number): string[] {
  return [String(Math.floor(share * 100 + 1e-9)), String(Math.round(share * 1000) / 10)];
}

interface Figure {
  /** As a number is written in a programme: '1490', '49.9'. */
  value: string;
  isPercent: boolean;
  /** As it stands in the text, with the mark of a currency where it has one. */
  text: string;
  currency: string | undefined;
}

const money = 'kr\\.?|nok|sek|dkk|isk|usd|eur|gbp|dollars?|euro|pund|pounds?|[$€£]';
const figures = new RegExp(
  `(?:(${money})\\s?)?(\\d{1,3}(?:[ \\u00a0\\u202f.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)(?!\\d)(?:\\s?(%|percent|prosent|${money})(?!\\p{L}))?`,
  'giu',
);

/** Every figure of a text. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(figures)].map(([whole, front, digits = '', back]) => ({
    value: valueOf(digits),
    isPercent: /%|percent|prosent/i.test(back ?? ''),
    text: whole.trim(),
    currency: front ?? (back && !/%|percent|prosent/i.test(back) ? back : undefined),
  }));
}

/** '1 490', '1,490' and '1490.00' are one number. */
function valueOf(digits: string): string {
  const plain = digits
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return String(Number(plain));
}

function numbersInWords(text: string): string[] {
  return Object.values(numberWords).flatMap(({ numbers }) =>
    numbers.flatMap((word, place) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text) ? [String(place + 2)] : [],
    ),
  );
}
