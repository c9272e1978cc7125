import { z } from 'zod';

export const Tone = z.enum(['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling']);
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

export const AdCopy = z.object({
  id: z.uuid(),
  tone: Tone,
  headline: z.string().max(255),
  primaryText: z.string().max(2000),
  description: z.string().max(255),
  callToAction: CallToAction,
  selected: z.boolean(),
});
export type AdCopy = z.infer<typeof AdCopy>;

/** A part of an ad that a person changes. */
export type AdField = 'headline' | 'primaryText' | 'description' | 'callToAction';
