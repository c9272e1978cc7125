import { z } from 'zod';

export const tones = ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'] as const;
export const Tone = z.enum(tones);
export type Tone = z.infer<typeof Tone>;

/** Every button a draft may hold. Which of them an ad can have depends on where its press leads. */
export const callsToAction = [
  'LEARN_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'DOWNLOAD',
  'BOOK_NOW',
  'BOOK_TRAVEL',
  'CONTACT_US',
  'CALL_NOW',
  'GET_QUOTE',
  'SUBSCRIBE',
  'APPLY_NOW',
  'SEE_MENU',
] as const;
export const CallToAction = z.enum(callsToAction);
export type CallToAction = z.infer<typeof CallToAction>;

/** What a person counts as letters, at which Meta cuts the text off. */
export const adTextLengths = { headline: 40, primaryText: 125, description: 30 } as const;

/** What a campaign said when an ad was written for it. */
export const AdFacts = z.object({
  businessName: z.string().max(120),
  productService: z.string().max(500),
  sellingPoints: z.array(z.string().max(200)).max(20),
  websiteUrl: z.string().max(1000),
  beforePriceMinor: z.int().nullable(),
  campaignPriceMinor: z.int().nullable(),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
});
export type AdFacts = z.infer<typeof AdFacts>;

export const AdCopy = z.object({
  id: z.uuid(),
  tone: Tone,
  headline: z.string().max(255),
  primaryText: z.string().max(2000),
  description: z.string().max(255),
  callToAction: CallToAction,
  selected: z.boolean(),
  /** Missing where a person wrote the ad. */
  facts: AdFacts.optional(),
});
export type AdCopy = z.infer<typeof AdCopy>;

/** A part of an ad that a person changes. */
export type AdField = 'headline' | 'primaryText' | 'description' | 'callToAction';
