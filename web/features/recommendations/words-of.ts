import type {
  LineParams,
  RecommendationLine,
  RecommendationWords,
} from '#contract/recommendations/recommendation-lines.ts';
import type { Recommendation, Sureness } from '#contract/recommendations/recommendation.ts';
import { recommendationWords, timeWords } from '#contract/recommendations/recommendation-words.ts';
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
    money: (minor, least) => formatRoundMoney(minor, currency, least),
    day: (day) => formatDay(day, { short: true }),
    time: (hours) => timeWords(hours, pageLanguage()),
    count: formatWhole,
    result: (objective, count) => results[objective]({ count }),
    locale: pageLanguage(),
  });
}

/** How sure we are, in a few words; of what is certain there is nothing to say. */
export const surenessWords: Record<Exclude<Sureness, 'certain'>, () => string> = {
  likely: m.next_sure_likely,
  'worth-a-look': m.next_sure_look,
};

const results = { leads: m.live_results_leads, traffic: m.live_results_traffic, sales: m.live_results_sales };

const lines: Record<RecommendationLine, (params: LineParams) => string> = {
  leads_waiting: m.next_leads_waiting,
  leads_waiting_cost: m.next_leads_waiting_cost,
  leads_waiting_paid: m.next_leads_waiting_paid,
  answered_late: m.next_answered_late,
  answered_late_why: m.next_answered_late_why,
  wins_nothing: m.next_wins_nothing,
  wins_nothing_why: m.next_wins_nothing_why,
  begun_at_meta: m.next_begun_at_meta,
  begun_at_meta_cost: m.next_begun_at_meta_cost,
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
  held_back: m.next_held_back,
  held_back_goal: m.next_held_back_goal,
  held_back_worth: m.next_held_back_worth,
  learning: m.next_learning,
  learning_none: m.next_learning_none,
  learning_why: m.next_learning_why,
  nothing_runs: m.next_nothing_runs,
  nothing_runs_why: m.next_nothing_runs_why,
  limit_near: m.next_limit_near,
  limit_near_account: m.next_limit_near_account,
  limit_near_why: m.next_limit_near_why,
  limit_near_account_why: m.next_limit_near_account_why,
  limit_near_today: m.next_limit_near_today,
  limit_reached: m.next_limit_reached,
  limit_reached_account: m.next_limit_reached_account,
  limit_reached_why: m.next_limit_reached_why,
  month_limit: m.next_month_limit,
  month_limit_over: m.next_month_limit_over,
  month_limit_why: m.next_month_limit_why,
  link_ends: m.next_link_ends,
  link_ends_why: m.next_link_ends_why,
  link_ends_budget: m.next_link_ends_budget,
  offer_over: m.next_offer_over,
  offer_over_why: m.next_offer_over_why,
  offer_over_budget: m.next_offer_over_budget,
  audience_small: m.next_audience_small,
  audience_small_why: m.next_audience_small_why,
  places_overlap: m.next_places_overlap,
  places_overlap_why: m.next_places_overlap_why,
  form_unsent: m.next_form_unsent,
  form_unsent_none: m.next_form_unsent_none,
  form_unsent_why: m.next_form_unsent_why,
  page_not_found: m.next_page_not_found,
  page_error: m.next_page_error,
  page_no_server: m.next_page_no_server,
  page_silent: m.next_page_silent,
  page_endless: m.next_page_endless,
  page_expired: m.next_page_expired,
  page_insecure: m.next_page_insecure,
  page_not_encrypted: m.next_page_not_encrypted,
  page_slow: m.next_page_slow,
  page_why: m.next_page_why,
  page_why_budget: m.next_page_why_budget,
  page_why_slow: m.next_page_why_slow,
  pixel_silent: m.next_pixel_silent,
  pixel_silent_why: m.next_pixel_silent_why,
  ad_worse: m.next_ad_worse,
  ad_worse_none: m.next_ad_worse_none,
  ad_worse_why: m.next_ad_worse_why,
  ad_tired: m.next_ad_tired,
  ad_tired_why: m.next_ad_tired_why,
};
