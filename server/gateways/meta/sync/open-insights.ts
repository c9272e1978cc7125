import type { Graph, Params } from '../graph/graph.ts';
import { InsightReply, toInsightRow } from './insight-rows.ts';
import type { Insights, InsightsOrder } from './insights.ts';
import { pagesOf } from '../graph/pages.ts';

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

export function insightsParams({ level, since, until, ranges, daily }: InsightsOrder): Params {
  const today = new Date().toISOString().slice(0, 10);
  return {
    level,
    fields: level === 'ad' ? `${commonFields},ad_id` : commonFields,
    ...rangeParams({ since, until: until ?? today, ranges }),
    ...(daily && { time_increment: 1 }),
  };
}

type Asked = { [Key in 'since' | 'until' | 'ranges']: InsightsOrder[Key] | undefined };

function rangeParams({ since, until, ranges }: Asked): Params {
  if (ranges) return { time_ranges: ranges };
  return since ? { time_range: { since, until } } : { date_preset: 'last_30d' };
}
