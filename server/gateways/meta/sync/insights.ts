import type { Pace } from '../graph/pace.ts';
import { type ResultCounts, countResults } from './result-counts.ts';
import type { Account } from '../publishing/tree.ts';
import type { Graph, Params } from '../graph/graph.ts';
import { pagesOf } from '../graph/pages.ts';
import { z } from 'zod';

/** Both days count, `YYYY-MM-DD` in the ad account's own time zone. */
interface Range {
  since: string;
  until: string;
}

/** One range, or several, with a row for each of them, told apart by their days. They may overlap. */
export type InsightsOrder = (Range | { ranges: Range[] }) & {
  level: 'campaign' | 'ad';
  /** One row for each day instead of one for the whole time. */
  daily?: boolean;
};

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

/** Whose row it is. */
export function idOf({ campaignId, adId }: InsightRow, level: InsightsOrder['level']): string {
  return level === 'ad' ? (adId ?? '') : campaignId;
}

export interface Insights {
  /** What was delivered; whatever was not shown in that time has no row. */
  listInsights(account: Account, order: InsightsOrder, pace?: Pace): AsyncIterable<InsightRow[]>;
}

const pageSize = 500;
const commonFields = 'campaign_id,account_currency,spend,impressions,reach,clicks,actions';

export function openInsights(graph: Graph): Insights {
  return {
    async *listInsights({ id, token, currency }, order, pace) {
      const call = {
        path: `${id}/insights`,
        params: insightsParams(order),
        token,
        adAccountId: id,
        pageSize,
        pace,
      };
      for await (const page of pagesOf(graph, call, InsightReply)) {
        yield page.map((reply) => toInsightRow(reply, currency));
      }
    },
  };
}

export function insightsParams({ level, daily, ...days }: InsightsOrder): Params {
  return {
    level,
    fields: level === 'ad' ? `${commonFields},ad_id` : commonFields,
    ...('ranges' in days
      ? { time_ranges: days.ranges }
      : { time_range: { since: days.since, until: days.until } }),
    ...(daily && { time_increment: 1 }),
  };
}

/** Every figure is text, and a figure of nothing is left out. */
const Figure = z.string().default('0');

export const InsightReply = z.object({
  campaign_id: z.string(),
  ad_id: z.string().optional(),
  account_currency: z.string().optional(),
  spend: Figure,
  impressions: Figure,
  reach: Figure,
  clicks: Figure,
  actions: z.array(z.object({ action_type: z.string(), value: z.string() })).default([]),
  date_start: z.string(),
  date_stop: z.string(),
});

export function toInsightRow(reply: z.infer<typeof InsightReply>, accountCurrency: string): InsightRow {
  const currency = reply.account_currency ?? accountCurrency;
  return {
    campaignId: reply.campaign_id,
    adId: reply.ad_id ?? null,
    since: reply.date_start,
    until: reply.date_stop,
    currency,
    spendMinor: fromMajor(reply.spend, currency),
    impressions: Number(reply.impressions),
    clicks: Number(reply.clicks),
    reach: Number(reply.reach),
    counts: countResults(reply.actions),
  };
}

/**
 * Currencies whose smallest unit at Meta is the whole unit; every other one has hundredths. This is what `…Minor` means
 * in everything a gateway takes and answers. https://developers.facebook.com/docs/marketing-api/currencies
 */
const wholeAtMeta = new Set('CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND'.split(' '));

/** Figures of delivery come in major units: `"53.39"` is 5339. */
export function fromMajor(major: string, currency: string): number {
  return Math.round(Number(major) * (wholeAtMeta.has(currency) ? 1 : 100));
}
