import type { Pace } from '../graph/pace.ts';
import type { ResultCounts } from './result-counts.ts';
import type { Account } from '../publishing/tree.ts';

export interface InsightsOrder {
  level: 'campaign' | 'ad';
  /** Both days count, `YYYY-MM-DD` in the ad account's own time zone. Without `since`: the 30 days before today. */
  since?: string;
  /** Without it: up to today, by UTC. */
  until?: string;
  /** In the place of those two: a row for each of them, told apart by their days. They may overlap. */
  ranges?: { since: string; until: string }[];
  /** One row for each day instead of one for the whole time. */
  daily?: boolean;
}

export interface InsightRow {
  campaignId: string;
  /** Null at campaign level. */
  adId: string | null;
  /** The first and the last day the row covers; the same day in daily rows. */
  since: string;
  until: string;
  currency: string;
  spendMinor: number;
  impressions: number;
  clicks: number;
  reach: number;
  /** `resultFor` of this row picks the one that fits the campaign's objective; never add them up. */
  counts: ResultCounts;
}

export interface Insights {
  /** What was delivered; whatever was not shown in that time has no row. */
  listInsights(account: Account, order: InsightsOrder, pace?: Pace): AsyncIterable<InsightRow[]>;
}
