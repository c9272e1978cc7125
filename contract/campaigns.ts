import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { AdCopy } from './ads.ts';
import { LeadForm, Pixel } from './facebook-choices.ts';
import { Media } from './media.ts';
import { member } from './member.ts';
import { mediaPerCampaign } from './plans.ts';
import { mayRefuse } from './refusals.ts';

export const objectives = ['leads', 'traffic', 'sales'] as const;
export const Objective = z.enum(objectives);
export type Objective = z.infer<typeof Objective>;

export const genders = ['all', 'men', 'women'] as const;
export const Gender = z.enum(genders);

export const adLanguages = ['English', 'Norwegian'] as const;
export const AdLanguage = z.enum(adLanguages);

export const limits = {
  sellingPoints: 3,
  locations: 10,
  media: mediaPerCampaign,
  ages: { from: 18, to: 65 },
  radiusKm: { least: 10, most: 80, step: 5, default: 25 },
} as const;

export const Location = z.object({
  type: z.enum(['city', 'region', 'country']),
  key: z.string().min(1).max(50),
  name: z.string().min(1).max(200),
  region: z.string().max(200).nullable(),
  countryCode: z.string().length(2),
  countryName: z.string().max(200),
  /** Cities only. */
  radiusKm: z.int().min(limits.radiusKm.least).max(limits.radiusKm.most).nullable(),
});
export type Location = z.infer<typeof Location>;

const line = (most: number) => z.string().trim().max(most);
const price = z.int().min(0).max(1_000_000_000_00).nullable();

/** Everything the wizard collects. Every field may be empty: a draft keeps what was typed so far. */
export const CampaignFields = z.object({
  title: line(120),
  businessName: line(120),
  industry: line(120),
  language: AdLanguage,
  objective: Objective.nullable(),
  websiteUrl: line(1000),
  productService: line(500),
  offerDescription: line(2000),
  sellingPoints: z.array(line(200)).max(20),
  beforePriceMinor: price,
  campaignPriceMinor: price,
  /** ISO 4217. What all amounts of this campaign are written in. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  ageFrom: z.int().min(limits.ages.from).max(limits.ages.to),
  ageTo: z.int().min(limits.ages.from).max(limits.ages.to),
  gender: Gender,
  dailyBudgetMinor: z.int().min(1).max(1_000_000_000_00).nullable(),
  locations: z.array(Location).max(limits.locations),
  leadFormId: z.string().max(50).nullable(),
  pixelId: z.string().max(50).nullable(),
  mediaIds: z.array(z.uuid()).max(limits.media),
  ads: z.array(AdCopy).max(20),
  facebookAdAccountId: z.string().max(50).nullable(),
  facebookPageId: z.string().max(50).nullable(),
});
export type CampaignFields = z.infer<typeof CampaignFields>;

/** A new draft, before anything is typed. */
export const emptyCampaign: CampaignFields = {
  title: '',
  businessName: '',
  industry: '',
  language: 'English',
  objective: null,
  websiteUrl: '',
  productService: '',
  offerDescription: '',
  sellingPoints: ['', '', ''],
  beforePriceMinor: null,
  campaignPriceMinor: null,
  currency: 'USD',
  ageFrom: limits.ages.from,
  ageTo: limits.ages.to,
  gender: 'all',
  dailyBudgetMinor: null,
  locations: [],
  leadFormId: null,
  pixelId: null,
  mediaIds: [],
  ads: [],
  facebookAdAccountId: null,
  facebookPageId: null,
};

export const Campaign = CampaignFields.extend({
  id: z.uuid(),
  /** Grows with every change, so that two windows cannot overwrite each other unseen. */
  version: z.int(),
  status: z.enum(['draft', 'publishing', 'active']),
  media: z.array(Media),
  facebookCampaignId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

export const DraftSummary = Campaign.pick({
  id: true,
  title: true,
  businessName: true,
  productService: true,
  updatedAt: true,
}).extend({ adCount: z.int() });
export type DraftSummary = z.infer<typeof DraftSummary>;

/** The ads as they are being written, then the finished ones. */
export const WritingEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('writing'),
    index: z.int(),
    ad: AdCopy.pick({ tone: true, headline: true, primaryText: true, description: true }).partial(),
  }),
  z.object({ type: z.literal('written'), campaign: Campaign }),
]);
export type WritingEvent = z.infer<typeof WritingEvent>;

const byId = z.object({ id: z.uuid() });
const overFacebook = mayRefuse(
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'SELECTION_UNKNOWN',
  'FACEBOOK_UNAVAILABLE',
  'FACEBOOK_REFUSED',
);

export const campaigns = {
  listDrafts: member
    .route({
      method: 'GET',
      path: '/campaigns/drafts',
      summary: 'Drafts, newest change first',
      tags: ['campaigns'],
    })
    .output(z.array(DraftSummary)),
  get: member
    .route({ method: 'GET', path: '/campaigns/{id}', summary: 'One campaign', tags: ['campaigns'] })
    .input(byId)
    .output(Campaign)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  create: member
    .route({
      method: 'POST',
      path: '/campaigns',
      summary: 'Start a draft',
      description: 'Choose the id yourself, and starting twice for want of an answer makes one draft.',
      tags: ['campaigns'],
      successStatus: 201,
    })
    .input(CampaignFields.partial().extend({ id: z.uuid().optional() }))
    .output(Campaign)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE', 'MEDIA_NOT_FOUND', 'MEDIA_LIMIT')),
  update: member
    .route({
      method: 'PATCH',
      path: '/campaigns/{id}',
      summary: 'Save what changed in a draft',
      tags: ['campaigns'],
    })
    .input(byId.extend({ version: z.int(), changes: CampaignFields.partial() }))
    .output(Campaign)
    .errors(
      mayRefuse(
        'CAMPAIGN_NOT_FOUND',
        'CAMPAIGN_CHANGED_ELSEWHERE',
        'CAMPAIGN_NOT_EDITABLE',
        'MEDIA_NOT_FOUND',
        'MEDIA_LIMIT',
      ),
    ),
  remove: member
    .route({ method: 'DELETE', path: '/campaigns/{id}', summary: 'Delete a draft', tags: ['campaigns'] })
    .input(byId)
    .output(z.object({ removed: z.literal(true) }))
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE')),
  writeAds: member
    .route({
      method: 'POST',
      path: '/functions/generate-ad-copies',
      summary: 'Have six ads written',
      description:
        'Answers a stream: each ad as it is being written, then the campaign with all of them, none selected.',
      tags: ['campaigns'],
    })
    .input(byId)
    .output(eventIterator(WritingEvent))
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE', 'ADS_NOT_READY', 'WRITER_UNAVAILABLE')),
  listIndustries: member
    .route({
      method: 'GET',
      path: '/industries',
      summary: 'Industries the writer knows',
      tags: ['campaigns'],
    })
    .output(z.array(z.string())),
  searchLocations: member
    .route({
      method: 'POST',
      path: '/functions/facebook-location-search',
      summary: 'Find places to show ads in',
      tags: ['campaigns'],
    })
    .input(z.object({ query: z.string().trim().min(2).max(100) }))
    .output(z.object({ locations: z.array(Location) }))
    .errors(overFacebook),
  listLeadForms: member
    .route({
      method: 'POST',
      path: '/functions/fetch-page-lead-forms',
      summary: 'Lead forms of a page',
      tags: ['campaigns'],
    })
    .input(z.object({ pageId: z.string().max(50) }))
    .output(z.object({ forms: z.array(LeadForm) }))
    .errors(overFacebook),
  listPixels: member
    .route({
      method: 'POST',
      path: '/functions/fetch-facebook-pixels',
      summary: 'Pixels of an ad account',
      tags: ['campaigns'],
    })
    .input(z.object({ adAccountId: z.string().max(50) }))
    .output(z.object({ pixels: z.array(Pixel) }))
    .errors(overFacebook),
};
