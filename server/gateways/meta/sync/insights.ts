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

/** By what figures can be told apart, and the columns at Meta that go together for it. https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
const columns = {
  placement: ['publisher_platform', 'platform_position'],
  'age-gender': ['age', 'gender'],
  region: ['region'],
  hour: ['hourly_stats_aggregated_by_advertiser_time_zone'],
  device: ['impression_device'],
} as const;

/** One range, or several, with a row for each of them, told apart by their days. They may overlap. */
export type InsightsOrder = (Range | { ranges: Range[] }) & {
  level: 'campaign' | 'ad';
  /** One row for each day instead of one for the whole time. */
  daily?: boolean;
  /** Of this campaign only. */
  campaignId?: string;
  /** One row for each part. Reach is not told then. */
  by?: keyof typeof columns;
};

/** Whom or what a row is about, in Meta's codes; what was not asked for is undefined. */
export interface InsightParts {
  platform?: string | undefined;
  position?: string | undefined;
  age?: string | undefined;
  gender?: string | undefined;
  region?: string | undefined;
  /** Of the day, by the clock of the ad account. */
  hour?: number | undefined;
  device?: string | undefined;
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
  /** The kind that `resultKindOf` answers for the campaign is its result; never add them up. */
  counts: ResultCounts;
  /** Empty where nothing was told apart. */
  parts: InsightParts;
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
const commonFields = 'campaign_id,account_currency,spend,impressions,clicks,actions';

export function openInsights(graph: Graph): Insights {
  return {
    async *listInsights({ id, token, currency }, order, pace) {
      const call = {
        path: `${order.campaignId ?? id}/insights`,
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

export function insightsParams({ level, daily, by, ...days }: InsightsOrder): Params {
  const fields = [commonFields, ...(by ? [] : ['reach']), ...(level === 'ad' ? ['ad_id'] : [])];
  return {
    level,
    fields: fields.join(','),
    ...(by && { breakdowns: columns[by] }),
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
  publisher_platform: z.string().optional(),
  platform_position: z.string().optional(),
  age: z.string().optional(),
  gender: z.string().optional(),
  region: z.string().optional(),
  impression_device: z.string().optional(),
  /** `19:00:00 - 19:59:59`. */
  hourly_stats_aggregated_by_advertiser_time_zone: z.string().optional(),
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
    parts: partsOf(reply),
  };
}

function partsOf(reply: z.infer<typeof InsightReply>): InsightParts {
  const hour = Number.parseInt(reply.hourly_stats_aggregated_by_advertiser_time_zone ?? '', 10);
  return {
    platform: reply.publisher_platform,
    position: reply.platform_position,
    age: reply.age,
    gender: reply.gender,
    region: reply.region,
    hour: Number.isNaN(hour) ? undefined : hour,
    device: reply.impression_device,
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
