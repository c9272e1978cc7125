import { z } from 'zod';

/** How far back figures are shown, today of the ad account's calendar included. */
export const periods = ['7d', '14d', '30d'] as const;
export const Period = z.enum(periods);
export type Period = z.infer<typeof Period>;
export const periodDays: Record<Period, number> = { '7d': 7, '14d': 14, '30d': 30 };

/** What Meta has counted. Counts are whole numbers, money is in minor units. */
export const Figures = z.object({
  spendMinor: z.int(),
  impressions: z.int(),
  /** How many different people; Meta tells it for the last 30 days only, and days cannot be added up. */
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

/** Day by day, without gaps and oldest first; of one campaign, or of all of the ad account's. */
export const DailyFigures = z.object({
  currency: z.string().length(3),
  days: z.array(DayFigures),
  /** As many days before those, to compare with; empty where they were never read. */
  before: z.array(DayFigures),
  /** When the figures were last read; null when they never were. */
  asOf: z.iso.datetime().nullable(),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

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
