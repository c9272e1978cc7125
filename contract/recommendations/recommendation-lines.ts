import type { Objective } from '../campaigns/campaign.ts';
import type { DeliveryReason } from '../live/delivery.ts';
import type { Drift } from '../live/drifts.ts';
import type { WebsiteLine } from './website-words.ts';

/** The sentences there are; each takes some of the same words. */
export type RecommendationLine =
  | 'leads_waiting'
  | 'leads_waiting_cost'
  | 'leads_waiting_paid'
  | 'answered_late'
  | 'answered_late_why'
  | 'wins_nothing'
  | 'wins_nothing_why'
  | 'begun_at_meta'
  | 'begun_at_meta_cost'
  | 'worst_day'
  | 'worst_day_new'
  | 'account_stopped'
  | 'campaign_stopped'
  | 'campaign_stopped_budget'
  | 'campaign_braked'
  | 'part_stopped'
  | 'brake_missing'
  | 'no_results'
  | 'no_results_campaign'
  | 'no_results_goal'
  | 'no_results_account'
  | 'no_results_clicks'
  | 'held_back'
  | 'held_back_goal'
  | 'held_back_worth'
  | 'learning'
  | 'learning_none'
  | 'learning_why'
  | 'nothing_runs'
  | 'nothing_runs_why'
  | 'limit_near'
  | 'limit_near_account'
  | 'limit_near_why'
  | 'limit_near_account_why'
  | 'limit_near_today'
  | 'limit_reached'
  | 'limit_reached_account'
  | 'limit_reached_why'
  | 'month_limit'
  | 'month_limit_over'
  | 'month_limit_why'
  | 'link_ends'
  | 'link_ends_why'
  | 'link_ends_budget'
  | 'offer_over'
  | 'offer_over_why'
  | 'offer_over_budget'
  | 'audience_small'
  | 'audience_small_why'
  | 'places_overlap'
  | 'places_overlap_why'
  | 'form_unsent'
  | 'form_unsent_none'
  | 'form_unsent_why'
  | 'ad_worse'
  | 'ad_worse_none'
  | 'ad_worse_why'
  | 'ad_tired'
  | 'ad_tired_why'
  | WebsiteLine;

export interface LineParams {
  count: number;
  shown: string;
  amount: string;
  usual: string;
  day: string;
  time: string;
  /** 'lead', 'visit' or 'purchase'. */
  result: string;
  /** The same of so many. */
  results: string;
  /** 'Another campaign', or what stands in an ad. */
  name: string;
  times: string;
}

/** How a reader is told, in their language. */
export interface RecommendationTools {
  line(line: RecommendationLine, params: LineParams): string;
  drift(drift: Drift): string;
  delivery(reason: DeliveryReason): string;
  /** `least`: of the amounts it is compared with. */
  money(minor: number, least?: number): string;
  day(day: string): string;
  /** 'three hours', 'two days'. */
  time(hours: number): string;
  count(count: number): string;
  /** 'lead', or 'leads'. */
  result(objective: Objective, count: number): string;
  locale: string;
}

export interface RecommendationWords {
  /** What was seen. */
  what: string;
  /** Why it matters, in money where that is known; empty where the first says it all. */
  why: string;
}
