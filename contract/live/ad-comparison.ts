import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { CurrencyCode } from '../currency-code.ts';
import { DayRange } from './live-figures.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { asTools } from '../tools.ts';

/** How an ad stands beside all others of its campaign together, by what a result costs. */
export const AdStanding = z.enum([
  'better',
  'worse',
  'leaning-better',
  'leaning-worse',
  'alike',
  'too-early',
]);
export type AdStanding = z.infer<typeof AdStanding>;

const Side = z.enum(['better', 'worse']);

/** What may be said of the ads of a campaign, however often one looks. */
export const AdVerdict = z.discriminatedUnion('code', [
  /** There are two or more, but they were not yet shown for a full day beside each other. */
  z.object({ code: z.literal('not-begun') }),
  /** Those that bring results for less than the others together, or, where only that is certain, for more. */
  z.object({ code: z.literal('better'), side: Side, facebookAdIds: z.array(z.string()).min(1) }),
  z.object({
    code: z.literal('too-early'),
    /** Of all ads together, until more can be said. */
    moreResults: z.int(),
    /** How long that takes at the pace of the last week; null where it would be more than a year. */
    moreDays: z.int().nullable(),
    /** Whether two were shown beside each other within the last week: else waiting tells nothing more. */
    isGoingOn: z.boolean(),
  }),
  /** None is twice as good as the others, and none seems better. */
  z.object({ code: z.literal('no-difference') }),
  z.object({ code: z.literal('leaning'), side: Side, facebookAdId: z.string() }),
]);
export type AdVerdict = z.infer<typeof AdVerdict>;

/** What an ad brought on the days it was shown beside another. */
export const ComparedAd = z.object({
  facebookAdId: z.string(),
  name: z.string(),
  headline: z.string(),
  /** The effective status. */
  status: z.string(),
  spendMinor: z.int(),
  results: z.int(),
  /** Null without results. */
  costPerResultMinor: z.int().nullable(),
  /** Within which a result costs in truth, with 95 % however often one looks; the higher one is null without results. */
  costAtLeastMinor: z.int(),
  costAtMostMinor: z.int().nullable(),
  standing: AdStanding,
});
export type ComparedAd = z.infer<typeof ComparedAd>;

export const AdComparison = z.object({
  currency: z.string().length(3),
  /** What a result is; for a goal that cannot be built here, visits are counted. */
  objective: Objective,
  /** From the first to the last day on which at least two were shown; null where there is none, and nothing to compare. */
  days: DayRange.nullable(),
  ads: z.array(ComparedAd),
  verdict: AdVerdict.nullable(),
});
export type AdComparison = z.infer<typeof AdComparison>;

/** What a result is worth to the owner, in the minor unit of the currency. */
export const ResultValue = z.object({
  currency: z.string().length(3),
  objective: Objective,
  valueMinor: z.int().min(1).max(1_000_000_000_00),
});
export type ResultValue = z.infer<typeof ResultValue>;

export const comparing = oc.tag('live campaigns').router({
  compareAds: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}/ad-comparison',
      summary: 'Which ad of a campaign is better',
      description:
        'What each ad brought on the full days on which at least two of them were shown, and what may be said of it. `too-early`, `no-difference`, `leaning` and `better` hold however often they are read: ads that are alike are called different at most one time in twenty. Meta chose who saw which ad, so it is a comparison and no test.',
    })
    .meta(asTools({ name: 'compare_ads', scope: 'ads:read' }))
    .input(z.object({ facebookCampaignId: z.string().max(50) }))
    .output(AdComparison)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
  listResultValues: member
    .route({
      method: 'GET',
      path: '/live-campaigns/result-values',
      summary: 'What results are worth',
      description:
        'What a lead, a visit or a purchase is worth, as somebody of the workspace has said, by currency. What it may cost is the cost goal of a campaign.',
    })
    .output(z.array(ResultValue)),
  setResultValue: member
    .route({
      method: 'PUT',
      path: '/live-campaigns/result-values',
      summary: 'Say what a result is worth',
      description:
        'For all campaigns with that objective in that currency; null takes it back. It is kept here and changes nothing at Meta. Answers all there are.',
    })
    .input(
      ResultValue.extend({
        currency: CurrencyCode,
        valueMinor: ResultValue.shape.valueMinor.nullable(),
      }),
    )
    .output(z.array(ResultValue)),
});
