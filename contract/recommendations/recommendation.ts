import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { DeliveryReason, DeliveryRemedy } from '../live/delivery.ts';
import { Drift } from '../live/drifts.ts';
import { PageTrouble } from '../live/landing-pages.ts';
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
  /** Half of those who answered waited for so many hours until somebody contacted them. */
  z.object({ code: z.literal('answered-late'), hours: z.int(), count: z.int() }),
  /** It spends and none of its leads was won, of so many; the others won so many of theirs. */
  z.object({
    code: z.literal('wins-nothing'),
    lost: z.int(),
    othersWon: z.int(),
    othersDecided: z.int(),
    spendMinor: money,
  }),
  /** Somebody has changed it at Meta. */
  z.object({ code: z.literal('changed-at-meta'), drift: Drift }),
  /** Several campaigns that were begun at Meta between two looks: what they may cost on one day at worst, together. */
  z.object({ code: z.literal('begun-at-meta'), count: z.int(), worstDayMinor: money }),
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
  /** It spends all of its budget on full days, and its results cost less than they may. */
  z.object({
    code: z.literal('held-back'),
    objective: Objective,
    days: DayRange,
    results: z.int(),
    costMinor: money,
    /** What one may cost by the goal of the campaign, or is worth. */
    mostMinor: money,
    mostFrom: z.enum(['goal', 'worth']),
    dailyBudgetMinor: money,
  }),
  /** Meta is still learning whom to show it to: until then its figures say little. */
  z.object({
    code: z.literal('learning'),
    objective: Objective,
    since: z.iso.date(),
    until: z.iso.date(),
    spendMinor: money,
    results: z.int(),
  }),
  /** The last day on which anything was shown. */
  z.object({ code: z.literal('nothing-runs'), since: z.iso.date() }),
  /** Of what Meta lets it spend in all, that is left: at the pace of the last week for so many days. */
  z.object({
    code: z.literal('limit-near'),
    of: z.enum(['account', 'campaign']),
    leftMinor: money,
    limitMinor: money,
    days: z.int(),
  }),
  /** At the pace of the last week the month comes to more than somebody has allowed here. */
  z.object({
    code: z.literal('month-limit-near'),
    spentMinor: money,
    mostMinor: money,
    expectedMinor: money,
  }),
  /** Facebook takes our token until then. */
  z.object({
    code: z.literal('link-ends'),
    at: z.iso.datetime(),
    /** Of all that runs; null where one has none, or nothing runs. */
    dailyBudgetMinor: money.nullable(),
  }),
  /** Ads that are shown name a last day that has passed. */
  z.object({
    code: z.literal('offer-over'),
    day: z.iso.date(),
    /** As it stands in the ad. */
    words: z.string(),
    ads: z.int(),
    headline: z.string(),
    dailyBudgetMinor: money.nullable(),
  }),
  /** So few people saw it so often in a week. */
  z.object({
    code: z.literal('audience-small'),
    days: DayRange,
    reach: z.int(),
    times: z.number(),
    spendMinor: money,
  }),
  /** Another campaign with the same goal is shown in all of its places. */
  z.object({
    code: z.literal('places-overlap'),
    other: z.string(),
    places: z.array(z.string()),
    times: z.number(),
    /** Of this one, in the week. */
    spendMinor: money,
  }),
  /** A page that running ads lead to was found bad twice in a row. */
  z.object({
    code: z.literal('landing-page'),
    address: z.url(),
    trouble: PageTrouble,
    /** Of HTTP, where there was an answer. */
    status: z.int().nullable(),
    seconds: z.int(),
    since: z.iso.date(),
    /** Of all campaigns that lead there; null where one has none. */
    dailyBudgetMinor: money.nullable(),
  }),
  /** The pixel by which campaigns for sales go has not fired since then, while people clicked. */
  z.object({
    code: z.literal('pixel-silent'),
    name: z.string(),
    since: z.iso.date(),
    /** On full days since then. */
    clicks: z.int(),
    spendMinor: money,
  }),
  /** Hardly any click ends in a form that is sent. */
  z.object({
    code: z.literal('form-unsent'),
    days: DayRange,
    clicks: z.int(),
    leads: z.int(),
    spendMinor: money,
  }),
  /** Of the ads of a campaign one brings results for more than the others; Meta chose who saw which. */
  z.object({
    code: z.literal('ad-worse'),
    objective: Objective,
    ad: z.string(),
    better: z.string(),
    /** Null where it brought nothing. */
    costMinor: money.nullable(),
    betterCostMinor: money,
    spendMinor: money,
    days: DayRange,
  }),
  /** People have had enough of it: shown more often to each, and clicked on less, by two full weeks. */
  z.object({
    code: z.literal('ad-tired'),
    ad: z.string(),
    /** In percent. */
    clickRate: z.number(),
    clickRateBefore: z.number(),
    /** How often a person saw it on a day. */
    times: z.number(),
    timesBefore: z.number(),
    spendMinor: money,
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
  z.object({ code: z.literal('pause-ad'), facebookAdId: z.string() }),
  // What follows opens something or leads to a place, and changes nothing by itself.
  /** The editor of the budget, with that in it. */
  z.object({ code: z.literal('raise-budget'), dailyBudgetMinor: money }),
  /** Null: of several, the person chooses. */
  z.object({ code: z.literal('edit-ad'), facebookAdId: z.string().nullable() }),
  plain('edit-places'),
  plain('add-ad'),
  plain('see-leads'),
  plain('see-limits'),
  plain('new-campaign'),
  /** Looks at a page anew, and shows what came of it. */
  z.object({ code: z.literal('look-again'), address: z.url() }),
  z.object({ code: z.literal('open-events-manager'), url: z.url() }),
  z.object({ code: z.literal('see-campaign'), facebookCampaignId: z.string() }),
  plain('see-campaigns'),
]);
export type RecommendationAction = z.infer<typeof RecommendationAction>;

/** What the small picture shows, day by day. */
export const PictureOf = z.enum(['spend', 'results', 'clicks', 'click-rate', 'frequency']);
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
  /** How many there are, also of those that are not told yet. */
  count: z.int(),
  /** What matters most comes first; a hundred at most. */
  recommendations: z.array(Recommendation),
});
export type Recommendations = z.infer<typeof Recommendations>;
