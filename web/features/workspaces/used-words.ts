import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';

/** How many campaigns of the plan have been published, and over which time they are counted. */
export function usedWords({
  campaigns: used,
  campaignLimit: limit,
  period,
}: PlannedWorkspace['usage']): string {
  if (limit === null) return m.workspaces_used_unlimited({ used });
  return period === 'trial' ? m.workspaces_used_trial({ used, limit }) : m.workspaces_used({ used, limit });
}
