import type { Objective } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';

const words = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

/** What one counts as a result of it: leads, visits or purchases. */
export function resultWords(objective: Objective | null | undefined): string | undefined {
  return objective ? words[objective]() : undefined;
}
