import type { BrandKitFields } from '#contract/brand-kit.ts';
import type { AdLanguage, CampaignFields } from '#contract/campaigns/campaign.ts';
import { priceText } from '../campaigns/price-text.ts';
import { avoidedIn } from '../campaigns/writing/avoided-words.ts';
import { widthOf } from './drawing/fonts.ts';

/** All that drawings say and how they look. The same content over the same photo is the same picture, so it can be kept and drawn later. */
export interface DesignContent {
  language: AdLanguage;
  /** Of the firm. */
  name: string;
  headline: string;
  /** What it costs now, and before where that was more. */
  now: string | null;
  before: string | null;
  points: string[];
  /** The firm's own, of its offer. */
  sentence: string;
  /** The main one of the firm; null: ours. */
  colour: string | null;
  logoMediaId: string | null;
}

type Facts = Pick<
  CampaignFields,
  | 'language'
  | 'businessName'
  | 'productService'
  | 'offerDescription'
  | 'sellingPoints'
  | 'beforePriceMinor'
  | 'campaignPriceMinor'
  | 'priceCurrency'
>;
type Look = Pick<BrandKitFields, 'colours' | 'logoMediaId' | 'wordsToAvoid'>;

/** What the designs of a campaign say: its facts, in no other words than its own, and none the firm avoids. */
export function designContentOf(campaign: Facts, kit: Look): DesignContent {
  const { language, beforePriceMinor: before, campaignPriceMinor: now } = campaign;
  const line = (text: string) => {
    const words = writable(text);
    return avoidedIn(words, kit.wordsToAvoid, language).length === 0 ? words : '';
  };
  return {
    language,
    name: writable(campaign.businessName),
    headline: line(campaign.productService).replace(/[.,;:]$/, ''),
    now: now === null ? null : capital(priceText(now, campaign)),
    before: now !== null && before !== null && before > now ? priceText(before, campaign) : null,
    points: campaign.sellingPoints.map(line).filter(Boolean).slice(0, 3),
    sentence: sentenceOf(sentencesIn(campaign.offerDescription, language).map(line).filter(Boolean)),
    colour: kit.colours[0] ?? null,
    logoMediaId: kit.logoMediaId,
  };
}

const locales = { English: 'en', Norwegian: 'nb' } as const;
const fewestLetters = 24;
const mostLetters = 120;

function sentencesIn(text: string, language: AdLanguage): string[] {
  const segmenter = new Intl.Segmenter(locales[language], { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first that says something and is soon read, else the one that comes nearest to it. */
function sentenceOf(sentences: string[]): string {
  const short = sentences.filter(({ length }) => length <= mostLetters);
  const byLength = (some: string[]) => some.toSorted((one, other) => one.length - other.length);
  return (
    short.find(({ length }) => length >= fewestLetters) ??
    byLength(short).at(-1) ??
    byLength(sentences)[0] ??
    ''
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isLetter = /[\p{L}\p{N}]/u;

/** In one line, without the signs the typeface does not have. What has such letters is not written at all. */
function writable(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/g, ' '));
  const missing = signs.filter((sign) => widthOf(sign, 500) === undefined);
  if (missing.some((sign) => isLetter.test(sign))) return '';
  const left = signs.filter((sign) => !missing.includes(sign)).join('');
  return isLetter.test(left) ? left.replaceAll(/ +/g, ' ').trim() : '';
}
