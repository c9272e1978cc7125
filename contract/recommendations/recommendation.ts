import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { DeliveryReason, DeliveryRemedy } from '../live/delivery.ts';
import { Drift } from '../live/drifts.ts';
import { DayRange } from '../live/live-figures.ts';

/** How sure it is: read from Meta as it is, very likely by the figures, or only worth a look. */
export const Sureness = z.enum(['certain', 'likely', 'worth-a-look']);
export type Sureness = z.infer<typeof Sureness>;

const money = z.int();

/** What was seen, in numbers and dates: what it is and why it matters is said from this. Money is in minor units of `currency`. */
export const RecommendationReason = z.discriminatedUnion('code', [
  /** People have answered a form and nobody has dealt with it: the first of them since then. */
  z.object({
    code: z.literal('leads-waiting'),
    count: z.int(),
    since: z.iso.datetime(),
    hours: z.int(),
    /** What so many cost lately; null where that is not known. */
    costMinor: money.nullable(),
  }),
  /** Somebody has changed it at Meta. */
  z.object({ code: z.literal('changed-at-meta'), drift: Drift }),
  /** It is switched on and not shown, or not all of it. */
  z.object({
    code: z.literal('not-shown'),
    reason: DeliveryReason,
    metaWords: z.string().nullable(),
    /** All of the ad account, all of the campaign, or a part of it; a brake that is gone stops nothing. */
    stopped: z.enum(['account', 'campaign', 'part', 'nothing']),
    dailyBudgetMinor: money.nullable(),
  }),
  /** It spends, and since its last result it has cost as much as several results do. */
  z.object({
    code: z.literal('no-results'),
    objective: Objective,
    days: DayRange,
    spendMinor: money,
    clicks: z.int(),
    /** What one result costs otherwise, and by what that is known; null where nothing tells. */
    usualMinor: money.nullable(),
    usualFrom: z.enum(['campaign', 'goal', 'account']).nullable(),
  }),
]);
export type RecommendationReason = z.infer<typeof RecommendationReason>;
export type RecommendationCode = RecommendationReason['code'];

const plain = <Code extends string>(code: Code) => z.object({ code: z.literal(code) });

/** The one thing to do about it. What changes something is an operation, with its gates and its undo. */
export const RecommendationAction = z.discriminatedUnion('code', [
  /** As the delivery of a campaign tells it. */
  z.object({ code: z.literal('mend'), remedy: DeliveryRemedy }),
  plain('pause-campaign'),
  /** What follows leads to a place, and changes nothing by itself. */
  plain('see-leads'),
  z.object({ code: z.literal('see-campaign'), facebookCampaignId: z.string() }),
]);
export type RecommendationAction = z.infer<typeof RecommendationAction>;

/** What the small picture shows, day by day. */
export const PictureOf = z.enum(['spend', 'results']);
export type PictureOf = z.infer<typeof PictureOf>;

export const Recommendation = z.object({
  id: z.string().max(80).meta({
    description: 'What was seen, of what, by which evidence: the same evidence has the same id.',
  }),
  reason: RecommendationReason,
  /** Null where it is the ad account. */
  campaign: z
    .object({
      facebookCampaignId: z.string(),
      /** Ours, where it was made here. */
      campaignId: z.uuid().nullable(),
      name: z.string(),
    })
    .nullable(),
  /** Several where one thing, which is mended once, stands in the way of all. */
  campaignCount: z.int(),
  sureness: Sureness,
  picture: z
    .object({ of: PictureOf, days: z.array(z.object({ day: z.iso.date(), value: z.number() })) })
    .nullable(),
  action: RecommendationAction,
});
export type Recommendation = z.infer<typeof Recommendation>;

/** After so many days somebody may be asked again. */
export const askAgainDays = [1, 7, 30] as const;
export type AskAgainDays = (typeof askAgainDays)[number];

export const Recommendations = z.object({
  currency: z.string().length(3),
  /** When the figures were read, by Meta's clock; null before that. */
  asOf: z.iso.datetime().nullable(),
  /** What matters most comes first. */
  recommendations: z.array(Recommendation),
});
export type Recommendations = z.infer<typeof Recommendations>;
