import type { Objective } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';

const words = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

/** What one counts as a result of it: leads, visits or purchases; of a single one, lead, visit or purchase. */
export function resultWords(objective: Objective | null | undefined, count = 2): string | undefined {
  return objective ? words[objective]({ count }) : undefined;
}
