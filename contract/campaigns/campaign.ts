import { z } from 'zod';
import { AdCopy } from './ads.ts';
import type { Language } from '../people/people.ts';
import { DraftGapCode, StepName } from './gap-codes.ts';
import { SpecialAdCategory } from './industries.ts';
import { ChosenDesign } from '../designs.ts';
import { FieldSources } from './field-sources.ts';
import { Media } from '../media.ts';
import { mediaPerCampaign } from '../people/plans.ts';
import { Location } from './locations.ts';
import { ChosenBrakes } from '../live/brakes.ts';

export const objectives = ['leads', 'traffic', 'sales'] as const;
export const Objective = z.enum(objectives);
export type Objective = z.infer<typeof Objective>;

export const genders = ['all', 'men', 'women'] as const;
export const Gender = z.enum(genders);

export const adLanguages = ['English', 'Norwegian'] as const;
export const AdLanguage = z.enum(adLanguages);
export type AdLanguage = z.infer<typeof AdLanguage>;
/** Which of our own languages each of them is. */
export const adLocales = { English: 'en', Norwegian: 'nb' } as const satisfies Record<AdLanguage, Language>;

export const limits = {
  sellingPoints: 3,
  locations: 10,
  media: mediaPerCampaign,
  ages: { from: 18, to: 65 },
} as const;

const line = (most: number) => z.string().trim().max(most);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const price = z.int().min(0).max(1_000_000_000_00).nullable();

/** The last day on which ads are shown. */
export const LastDay = z.iso.date().startsWith('2');

/** Everything the wizard collects. Every field may be empty: a draft keeps what was typed so far. */
export const CampaignFields = z.object({
  title: line(120),
  businessName: line(120),
  industry: line(120),
  language: AdLanguage,
  objective: Objective.nullable(),
  websiteUrl: line(1000),
  specialAdCategory: SpecialAdCategory,
  /** Who is promoted, as EU law wants it told. Empty: the ad account's own setting, else the business. */
  beneficiary: line(512),
  /** Who pays, told in the same way. */
  payer: line(512),
  productService: line(500),
  offerDescription: line(2000),
  sellingPoints: z.array(line(200)).max(20),
  beforePriceMinor: price,
  campaignPriceMinor: price,
  /** ISO 4217. What the prices are in, and are stated in: the money of the market. */
  priceCurrency: currencyCode,
  /** ISO 4217. What the daily budget is in: the money of the ad account. */
  currency: currencyCode,
  ageFrom: z.int().min(limits.ages.from).max(limits.ages.to),
  ageTo: z.int().min(limits.ages.from).max(limits.ages.to),
  gender: Gender,
  dailyBudgetMinor: z.int().min(1).max(1_000_000_000_00).nullable(),
  /** Its last day by the calendar of the ad account; null for a campaign that runs until somebody stops it. */
  endsOn: LastDay.nullable(),
  /** At what Meta is to pause it once it is published, as far as somebody has chosen it; the rest goes by the budget. */
  brakes: ChosenBrakes,
  locations: z.array(Location).max(limits.locations),
  leadFormId: z.string().max(50).nullable(),
  /** Whether Meta is to look for leads that become customers, and not for as many as it can. */
  seeksGoodLeads: z.boolean(),
  pixelId: z.string().max(50).nullable(),
  mediaIds: z.array(z.uuid()).max(limits.media),
  /** Those of the pictures that are used as the AI enhanced them; the others as they were uploaded. */
  enhancedMediaIds: z.array(z.uuid()).max(limits.media),
  /** In which designs its pictures are shown; a picture without one is shown as it is. */
  designs: z.array(ChosenDesign).max(20),
  ads: z.array(AdCopy).max(20),
  facebookAdAccountId: z.string().max(50).nullable(),
  facebookPageId: z.string().max(50).nullable(),
  /** Whether its ads are to run as soon as it is published; a publication is asked for it all the same. */
  launchImmediately: z.boolean(),
  /** From where fields were filled in, as long as nobody has changed them. */
  sources: FieldSources,
});
export type CampaignFields = z.infer<typeof CampaignFields>;

export const Campaign = CampaignFields.extend({
  id: z.uuid(),
  /** Grows with every change, so that two windows cannot overwrite each other unseen. */
  version: z.int(),
  status: z.enum(['draft', 'publishing', 'active']),
  media: z.array(Media),
  facebookCampaignId: z.string().nullable(),
  facebookAdIds: z.array(z.string()).meta({ description: 'Those selected in their order, then later ones.' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

export const DraftSummary = Campaign.pick({
  id: true,
  title: true,
  businessName: true,
  productService: true,
  objective: true,
  updatedAt: true,
}).extend({
  adCount: z.int(),
  previewUrl: z.string().nullable().meta({ description: 'Its first picture, small.' }),
  next: z
    .object({ step: StepName, missing: z.array(DraftGapCode) })
    .meta({ description: 'Where it goes on, and what is missing there. Nothing: it can be published.' }),
});
export type DraftSummary = z.infer<typeof DraftSummary>;

/**
 * The ads as they are being written, each once it is finished, then the campaign that holds them.
 * `debug` comes first where it was asked for: what the model is sent, without the key.
 */
export const WritingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('debug'), claudeRequestPayload: z.unknown() }),
  z.object({
    type: z.literal('writing'),
    index: z.int(),
    ad: AdCopy.pick({ tone: true, headline: true, primaryText: true, description: true }).partial(),
  }),
  z.object({ type: z.literal('ad'), index: z.int(), ad: AdCopy }),
  z.object({
    type: z.literal('written'),
    campaign: Campaign,
    leftOut: z.int().meta({ description: 'Ads that said what is forbidden, and did so again.' }),
  }),
]);
export type WritingEvent = z.infer<typeof WritingEvent>;

/** Which part of an ad is to be written again. */
export const RewritableField = z.enum(['headline', 'primaryText', 'description']);
export type RewritableField = z.infer<typeof RewritableField>;

/** How long the texts of an ad may be at most, where that is less than the writer's own limits. */
export const TextLengths = z.object({
  headline: z.int().min(20).max(40),
  primaryText: z.int().min(60).max(500),
  description: z.int().min(20).max(30),
});
export type TextLengths = z.infer<typeof TextLengths>;
