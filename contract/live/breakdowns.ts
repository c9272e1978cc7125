import { z } from 'zod';
import { TodayFigures, DayRange, Period } from './live-figures.ts';
import { Objective } from '../campaigns/campaign.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { ToldProblem } from '../told-problem.ts';

export const breakdownsBy = ['placement', 'age-gender', 'region', 'hour', 'device'] as const;
export const BreakdownBy = z.enum(breakdownsBy);
export type BreakdownBy = z.infer<typeof BreakdownBy>;

/** Whom or what a row is about, in Meta's own codes; only what was asked for is there. Meta calls `unknown` what it does not know or does not tell. */
export const Parts = z.object({
  /** `facebook`, `instagram`, `messenger`, `audience_network` … */
  platform: z.string().optional(),
  /** `feed`, `instagram_stories` … */
  position: z.string().optional(),
  /** `25-34`, `65+` … */
  age: z.string().optional(),
  /** `female`, `male` or `unknown`. */
  gender: z.string().optional(),
  /** As Meta names it. */
  region: z.string().optional(),
  /** Of the day by the clock of the ad account: 19 is from seven to eight in the evening. */
  hour: z.int().min(0).max(23).optional(),
  /** `iphone`, `android_smartphone`, `desktop` … */
  device: z.string().optional(),
});
export type Parts = z.infer<typeof Parts>;

/** Results are null where Meta does not tell them in these parts: purchases on a website by region or by hour, for one. */
export const PartFigures = TodayFigures.extend({ results: z.int().nullable() });
export type PartFigures = z.infer<typeof PartFigures>;

export const BreakdownRow = PartFigures.extend({
  parts: Parts,
  /** Null without results. */
  costPerResultMinor: z.int().nullable(),
  /** Over as many days before; null where the campaign was not there for all of them. */
  before: PartFigures.nullable(),
});
export type BreakdownRow = z.infer<typeof BreakdownRow>;

/** What a campaign cost and brought, told apart. */
export const Breakdown = z.object({
  by: BreakdownBy,
  period: Period,
  days: DayRange,
  currency: z.string().length(3),
  /** What its results are; null for a goal that cannot be built here, of which visits are counted. */
  objective: Objective.nullable(),
  /** What cost most comes first; hours come in the order of the day. */
  rows: z.array(BreakdownRow),
  /** The campaign as a whole, asked for at the same moment. The rows come to less where Meta keeps some of it to itself. */
  total: TodayFigures,
  /** When Meta was asked, by its clock; null where it never could be. */
  asOf: z.iso.datetime().nullable(),
  /** Why it was not asked anew, or in vain; null where nothing went wrong. */
  problem: ToldProblem.nullable(),
});
export type Breakdown = z.infer<typeof Breakdown>;

export const breakdowns = {
  getBreakdown: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}/breakdowns',
      summary: 'A campaign’s figures, told apart',
      description:
        'By placement, by age and gender, by region, by hour of the day or by device. Facebook is asked when somebody looks, and its answer is kept until the next sync, half an hour at most. Where it cannot be asked, what is kept is answered, and `problem` says why. Cost per result says little where a row has fewer than five.',
      tags: ['live campaigns'],
    })
    .input(
      z.object({
        facebookCampaignId: z.string().max(50),
        by: BreakdownBy,
        period: Period.default('30d'),
      }),
    )
    .output(Breakdown)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
};
