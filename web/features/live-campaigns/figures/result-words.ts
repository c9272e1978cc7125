import type { Objective } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';

const words = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

/** 'Leads', 'Visits', 'Purchases': what stands above such figures. */
export const goalNames: Record<Objective, () => string> = {
  leads: m.live_goal_leads,
  traffic: m.live_goal_visits,
  sales: m.live_goal_purchases,
};

/** What one counts as a result of it: leads, visits or purchases; of a single one, lead, visit or purchase. */
export function resultWords(objective: Objective, count?: number): string;
export function resultWords(objective: Objective | null | undefined, count?: number): string | undefined;
export function resultWords(objective: Objective | null | undefined, count = 2): string | undefined {
  return objective ? words[objective]({ count }) : undefined;
}

/** The goal a campaign's results count for: those of a goal that cannot be built here are visits. */
export function goalOf({ objective }: { objective: Objective | null }): Objective {
  return objective ?? 'traffic';
}
