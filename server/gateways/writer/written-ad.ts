import type { Lengths } from './lengths.ts';

export interface AdBrief {
  businessName: string;
  productService: string;
  offerDescription: string;
  sellingPoints: string[];
  industry: string;
  objective: 'leads' | 'traffic' | 'sales';
  ageFrom: number;
  ageTo: number;
  gender: string;
  /** As a person reads it, for example `1 290 kr`. */
  beforePrice: string | null;
  campaignPrice: string | null;
  /** Names of places. */
  locations: string[];
  language: 'English' | 'Norwegian';
  /** One ad for each, in this order. */
  tones: string[];
  allowedCallToActions: string[];
  /** The house's own advice for this trade. */
  industryGuidance: string | null;
  /** How the business speaks, what it likes to say, and what it never says. */
  businessVoice?: string;
  wordsToUse?: string[];
  wordsToAvoid?: string[];
  /** The house's own advice on what the law forbids of this trade in these places. */
  lawAdvice?: string[];
  /** Where the texts must be shorter than usual. */
  longest?: Lengths;
}

export interface WrittenAd {
  tone: string;
  headline: string;
  primaryText: string;
  description: string;
  callToAction: string;
}

/** Reads what the model wrote before anybody else does. */
export interface Editor {
  /** What is wrong with an ad, or with one field of it, as the model is told; undefined where nothing is. */
  faultOf(ad: WrittenAd, field?: 'headline' | 'primaryText' | 'description' | null): string | undefined;
  /** The ad without what is wrong with it; it says something else than the others. */
  mend(ad: WrittenAd, others: readonly WrittenAd[]): WrittenAd;
  /** True where the others do better without it, as long as they are enough. */
  isForbidden?(ad: WrittenAd): boolean;
}

/** An ad as far as it is written. Once `complete`, all of it is there and checked. */
export type AdProgress =
  | { index: number; ad: Partial<WrittenAd>; complete: false }
  | { index: number; ad: WrittenAd; complete: true };
