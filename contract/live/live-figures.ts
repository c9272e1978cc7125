import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';

/**
 * Which days of the ad account's calendar figures are shown of. So many days are full ones, up to yesterday; a month
 * goes from its first day up to today, which is not over.
 */
export const periods = ['yesterday', '7d', '14d', '30d', 'this-month'] as const;
export const Period = z.enum(periods);
export type Period = z.infer<typeof Period>;

/** The first and the last day, both included. */
export const DayRange = z.object({ since: z.iso.date(), until: z.iso.date() });
export type DayRange = z.infer<typeof DayRange>;

/** What Meta has counted. Counts are whole numbers, money is in minor units. */
export const Figures = z.object({
  spendMinor: z.int(),
  impressions: z.int(),
  /** How many different people; days cannot be added up, so it is null where Meta was not asked for just these. */
  reach: z.int().nullable(),
  clicks: z.int(),
  /** Leads, landing page views or purchases, by objective. */
  results: z.int(),
  /** Null where the reach is. */
  frequency: z.number().nullable(),
  ctrPercent: z.number(),
  /** Null without clicks. */
  cpcMinor: z.int().nullable(),
  /** Null without results. */
  costPerResultMinor: z.int().nullable(),
});
export type Figures = z.infer<typeof Figures>;

/** What was delivered on one day of the ad account's calendar. */
export const DayFigures = Figures.pick({
  spendMinor: true,
  impressions: true,
  clicks: true,
  results: true,
}).extend({
  day: z.iso.date(),
});
export type DayFigures = z.infer<typeof DayFigures>;

/** What was delivered today, so far. */
export const TodayFigures = DayFigures.omit({ day: true });
export type TodayFigures = z.infer<typeof TodayFigures>;

/** What is known of how many people ads reach: Meta's estimate of who fits, and what the account's own ads did. */
export const ReachEstimate = z.object({
  /** Null where Meta does not say, or no place is chosen. */
  audience: z.object({ atLeast: z.int(), atMost: z.int() }).nullable(),
  /** People reached on a day, added up over the last 30 days, what that cost, and the dearest of the days; null where that was on fewer than seven days. */
  daily: z
    .object({ people: z.int(), spendMinor: z.int(), mostPerDayMinor: z.int(), currency: z.string() })
    .nullable(),
});
export type ReachEstimate = z.infer<typeof ReachEstimate>;

/** Day by day, without gaps and oldest first; of one campaign, or of all of the ad account's. */
export const DailyFigures = z.object({
  currency: z.string().length(3),
  /** The days of the period that were measured, and today. */
  days: z.array(DayFigures),
  /** Which of them is not over. */
  today: z.iso.date(),
  /** The days before are not known one by one; null where all of the period are. */
  knownSince: z.iso.date().nullable(),
  /** As many days before the period, to compare with; empty where not all of them were measured. */
  before: z.array(DayFigures),
  /** When the figures were last read, by Meta's clock, as are the days; null when they never were. */
  asOf: z.iso.datetime().nullable(),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

/** What campaigns of one goal cost and brought. Leads, visits and purchases are different things, and never added up. */
export const GoalFigures = z.object({
  /** For a goal that cannot be built here, visits are counted. */
  objective: Objective,
  spendMinor: z.int(),
  results: z.int(),
  /** Over as many days before; null where not all of those were measured, or nothing of this goal ran yet when they began. */
  before: z.object({ spendMinor: z.int(), results: z.int() }).nullable(),
});
export type GoalFigures = z.infer<typeof GoalFigures>;

/** The last seven full days in a few figures. */
export const WeekFigures = z.object({
  days: DayRange,
  spendMinor: z.int(),
  /** What cost most comes first. */
  goals: z.array(GoalFigures),
});
export type WeekFigures = z.infer<typeof WeekFigures>;

export const Totals = z.object({
  totalCampaigns: z.int(),
  activeCampaigns: z.int(),
  pausedCampaigns: z.int(),
  currency: z.string().length(3),
  totalSpendMinor: z.int(),
  totalImpressions: z.int(),
  totalClicks: z.int(),
  totalConversions: z.int(),
  /** A fraction: 0.0332 is 3.32 percent. */
  avgCtr: z.number(),
  avgCpcMinor: z.int().nullable(),
});
export type Totals = z.infer<typeof Totals>;

/** What was delivered by all campaigns together, without how many there are now. */
export const DeliveredTotals = Totals.omit({
  totalCampaigns: true,
  activeCampaigns: true,
  pausedCampaigns: true,
});
export type DeliveredTotals = z.infer<typeof DeliveredTotals>;
