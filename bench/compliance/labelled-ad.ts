import type { PictureTold } from '#contract/compliance/picture.ts';
import type { Content } from '#server/features/compliance/rule.ts';

/** The rules that an ad can break for all to see, as the law and Meta's own pages have them. */
export const ruleIds = [
  'NO-RETUSJ',
  'NO-VILLEDENDE',
  'NO-AGGRESSIV',
  'NO-FORPRIS',
  'NO-PRIS',
  'NO-GRATIS',
  'NO-TILLEGG',
  'NO-SPAM',
  'NO-SKJULT',
  'NO-BARN',
  'NO-MAT',
  'NO-ENERGI',
  'NO-ALKOHOL',
  'NO-TOBAKK',
  'NO-SPILL',
  'NO-LEGEMIDDEL',
  'NO-HELSE',
  'NO-HELSEPÅSTAND',
  'NO-KREDITT',
  'NO-EIENDOM',
  'NO-MILJØ',
  'NO-ANMELDELSE',
  'NO-KJØNN',
  'NO-NAVN',
  'NO-PIXEL',
  'EU-UCPD',
  'EU-PRICE',
  'EU-GREEN',
  'EU-CREDIT',
  'EU-HEALTH',
  'EU-TTPA',
  'EU-GDPR',
  'EU-AI',
  'EU-KIDS',
  'META-PERSONAL',
  'META-BODY',
  'META-CLAIMS',
  'META-GRAMMAR',
  'META-BRANDS',
  'META-GOODS',
  'META-SPECIAL',
  'META-PICTURE',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** An ad as somebody writes it, and what a careful person says of it. No rule strikes that is not named. */
export interface LabelledAd {
  /** `nn` is nynorsk, which the rules read as Norwegian; `other` is what the neighbours speak. Bokmål if left out. */
  language?: 'nn' | 'en' | 'other';
  headline?: string;
  text: string;
  description?: string;
  /** Where it is not shown in Norway, to grown-ups, by someone who sells neither jobs, homes nor loans. */
  with?: Partial<Omit<Content, 'language' | 'texts' | 'pictures' | 'industry' | 'form'>>;
  /** What somebody says is in its picture, where nobody has said so yet `null`. */
  picture?: { told: Partial<PictureTold> | null; isEnhanced?: true };
  /** With the words that are agreed to by sending it. */
  form?: { privacyUrl: string | null; questions: string[]; consent?: string };
  stop?: RuleId[];
  /** Strike at least as a question. */
  ask?: RuleId[];
  /** Strike at all. */
  hint?: RuleId[];
  /** Of which nobody can say whether they should; what Meta takes no ads for, where the law has stopped it already. */
  either?: RuleId[];
}

/** Ads of one trade. */
export interface TradeAds {
  industry: string;
  ads: readonly LabelledAd[];
}
