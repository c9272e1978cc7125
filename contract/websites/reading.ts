import { z } from 'zod';
import { AdLanguage } from '../campaigns/campaign.ts';
import { FactSource } from './fact-source.ts';

/** Of the front page, and of those that matter beside it. */
export const mostPages = 10;

/** Why a page was left out. */
export const SkippedBecause = z.enum([
  'robots',
  'not-found',
  'refused',
  'too-large',
  'slow',
  'no-page',
  'elsewhere',
  'unreachable',
]);
export type SkippedBecause = z.infer<typeof SkippedBecause>;

const ReadPage = z.object({
  url: z.string(),
  state: z.enum(['waiting', 'reading', 'read', 'skipped']),
  because: SkippedBecause.nullable(),
});
export type ReadPage = z.infer<typeof ReadPage>;

/** Why little or nothing was found. What was found until then is kept. */
export const readingProblems = [
  'no-server',
  'no-answer',
  'private-network',
  'insecure',
  'endless',
  'robots',
  'refused',
  'not-found',
  'server-error',
  'slow',
  'too-large',
  'pdf',
  'no-page',
  'login',
  'platform',
  /** The chosen Facebook page of the workspace itself. */
  'own-page',
  'script-only',
  'closed',
  'nothing-found',
] as const;
export const ReadingProblem = z.enum(readingProblems);
export type ReadingProblem = z.infer<typeof ReadingProblem>;

const text = (longest: number) => z.object({ value: z.string().min(1).max(longest), source: FactSource });

/** Something the firm sells, as its website has it. */
export const FoundOffer = z.object({
  name: z.string().min(1).max(500),
  /** In the words of the website; empty where it says nothing more. */
  description: z.string().max(2000),
  beforePriceMinor: z.int().nullable(),
  priceMinor: z.int().nullable(),
  /** ISO 4217; null where there is no price, or no saying in which money. */
  currency: z.string().length(3).nullable(),
  source: FactSource,
});
export type FoundOffer = z.infer<typeof FoundOffer>;

const FoundPicture = z.object({
  url: z.string().max(2000),
  /** In pixels, as they arrived. */
  width: z.int(),
  height: z.int(),
  alt: z.string().max(300),
  pageUrl: z.string().max(2000),
});
export type FoundPicture = z.infer<typeof FoundPicture>;

/** What is known of the firm, each with where it stands. What is not said anywhere is missing. */
export const FoundFacts = z.object({
  businessName: text(120).optional(),
  /** One of the industries that can be chosen. */
  industry: text(120).optional(),
  language: z.object({ value: AdLanguage, source: FactSource }).optional(),
  /** The name of a town. */
  place: text(120).optional(),
  phone: text(40).optional(),
  openingHours: text(300).optional(),
  /** What the firm is about in one sentence of its own. */
  about: text(500).optional(),
  offers: z.array(FoundOffer).max(12),
  sellingPoints: z.array(text(200)).max(5),
  tone: text(200).optional(),
  colours: z.object({ value: z.array(z.string()).max(5), source: FactSource }).optional(),
  /** Its address. */
  logo: text(2000).optional(),
  pictures: z.array(FoundPicture).max(12),
});
export type FoundFacts = z.infer<typeof FoundFacts>;

/** A website being read, or read. */
export const Reading = z.object({
  id: z.uuid(),
  /** As it is visited. */
  address: z.string(),
  /** `writing`: the pages are read, and the writer puts what they say in order. */
  status: z.enum(['reading', 'writing', 'done', 'cancelled']),
  pages: z.array(ReadPage),
  problem: ReadingProblem.nullable(),
  /** Grows while it is read. */
  found: FoundFacts,
  startedAt: z.iso.datetime(),
});
export type Reading = z.infer<typeof Reading>;

/** A firm as the register of Norwegian firms has it. */
export const Firm = z.object({
  number: z.string().length(9),
  name: z.string(),
  /** One of the industries that can be chosen, where its trade is among them. */
  industry: z.string().nullable(),
  /** Its trade, in the words of the register. */
  trade: z.string().nullable(),
  place: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  isClosing: z.boolean().meta({ description: 'Bankrupt, or being wound up.' }),
});
export type Firm = z.infer<typeof Firm>;
