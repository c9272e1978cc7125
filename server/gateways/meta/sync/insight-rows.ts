import { z } from 'zod';
import type { InsightRow } from './insights.ts';
import { fromMajor } from '../graph/money.ts';
import { countResults } from './result-counts.ts';

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
