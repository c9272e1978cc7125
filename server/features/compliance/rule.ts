import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { RuleLevel } from '#contract/compliance/finding.ts';
import type { PictureTold } from '#contract/compliance/picture.ts';
import type { CodeParams } from '#contract/code-params.ts';
import type { Language } from '#contract/people/people.ts';
import type { m } from '#server/catalogue/messages.js';
import type { Folded } from './matching/fold.ts';

/** A text that people are shown, or answer to. */
export interface CheckedText {
  /** As a finding names it. */
  field: string;
  /** What whoever sees it takes it for: an ad, a form, or what the writer is told of the offer. */
  of: 'ad' | 'form' | 'brief';
  language: Language;
  text: string;
  folded: Folded;
}

/** A picture that is shown. */
interface CheckedPicture {
  /** As a finding names it. */
  field: string;
  /** What is in it; null where nobody has said so yet. */
  told: PictureTold | null;
  /** Drawn or retouched by a model of ours. */
  isEnhanced: boolean;
}

/** A price at which something was advertised from here before. */
interface EarlierPrice {
  campaign: string;
  product: string;
  priceMinor: number;
  currency: string;
  /** A day by the calendar of its ad account. */
  until: string | null;
}

/** All that a rule may judge by: what is shown, to whom, where, and what this firm has advertised before. */
export interface Content extends Pick<
  CampaignFields,
  | 'objective'
  | 'industry'
  | 'specialAdCategory'
  | 'ageFrom'
  | 'ageTo'
  | 'productService'
  | 'beforePriceMinor'
  | 'campaignPriceMinor'
  | 'priceCurrency'
  | 'endsOn'
> {
  language: Language;
  texts: readonly CheckedText[];
  pictures: readonly CheckedPicture[];
  /** ISO 3166-1. Where it is shown. */
  countryCodes: readonly string[];
  earlierPrices: readonly EarlierPrice[];
  hasPixel: boolean;
  /** Null where there is no form; the questions as people read them. */
  form: { privacyUrl: string | null; questions: readonly string[] } | null;
  today: string;
}

type WordsOf<Key> = Key extends `law_${infer Code}` ? Code : never;
/** Why a rule strikes: its words stand in the catalogue as `law_` and the code. */
export type LawCode = WordsOf<keyof typeof m>;

/** What a rule has found: where, and which of its reasons. */
export interface Struck {
  level: RuleLevel;
  code: LawCode;
  params?: CodeParams;
  field: string;
  /** The words themselves; left out where it is about the whole field. */
  span?: { start: number; end: number };
}

/** Where an ad has to be shown for a rule to hold; `EEA` is the EU and Norway, `anywhere` for what Meta says. */
export type Place = 'NO' | 'EU' | 'EEA' | 'anywhere';

/** One rule. It judges by what it is given and nothing else, so that a stored verdict can be explained later. */
export interface Rule {
  /** By which it is known for good: reports and answers name it. */
  id: string;
  /** Where it is not as of its pack. */
  holdsIn?: Place;
  /** Since when it is law, or has been watched for. */
  since: string;
  law: string;
  url: string;
  isUnsure?: boolean;
  find(content: Content): Iterable<Struck>;
}
