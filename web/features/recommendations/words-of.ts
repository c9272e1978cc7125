import type { Recommendation, Sureness } from '#contract/recommendations/recommendation.ts';
import {
  type RecommendationLine,
  type LineParams,
  recommendationWords,
  type RecommendationWords,
  timeWords,
} from '#contract/recommendations/recommendation-words.ts';
import { deliveryReasonBrief } from '#web/delivery-words.ts';
import { driftLine } from '#web/drift-words.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What was seen, and why it matters, in the language of the page. */
export function wordsOf({ reason }: Pick<Recommendation, 'reason'>, currency: string): RecommendationWords {
  return recommendationWords(reason, {
    line: (line, params) => lines[line](params),
    drift: driftLine,
    delivery: deliveryReasonBrief,
    money: (minor) => formatRoundMoney(minor, currency),
    day: (day) => formatDay(day, { short: true }),
    time: (hours) => timeWords(hours, pageLanguage()),
    count: formatWhole,
    result: (objective) => results[objective]({ count: 1 }),
  });
}

const sureness: Record<Sureness, () => string> = {
  certain: m.next_sure_certain,
  likely: m.next_sure_likely,
  'worth-a-look': m.next_sure_look,
};

/** How sure we are, in a few words. */
export function surenessWords(sure: Sureness): string {
  return sureness[sure]();
}

const results = { leads: m.live_results_leads, traffic: m.live_results_traffic, sales: m.live_results_sales };

const lines: Record<RecommendationLine, (params: LineParams) => string> = {
  leads_waiting: m.next_leads_waiting,
  leads_waiting_cost: m.next_leads_waiting_cost,
  leads_waiting_paid: m.next_leads_waiting_paid,
  worst_day: m.next_worst_day,
  worst_day_new: m.next_worst_day_new,
  account_stopped: m.next_account_stopped,
  campaign_stopped: m.next_campaign_stopped,
  campaign_stopped_budget: m.next_campaign_stopped_budget,
  campaign_braked: m.next_campaign_braked,
  part_stopped: m.next_part_stopped,
  brake_missing: m.next_brake_missing,
  no_results: m.next_no_results,
  no_results_campaign: m.next_no_results_campaign,
  no_results_goal: m.next_no_results_goal,
  no_results_account: m.next_no_results_account,
  no_results_clicks: m.next_no_results_clicks,
};
