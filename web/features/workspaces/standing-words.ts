import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format/format.ts';
import { planName } from './plan-in-force.ts';
import { isTrialOver } from './trial.ts';

/** On which plan a workspace is, and how much of it is used. */
export function standingWords(workspace: PlannedWorkspace, now: Date): string {
  const { campaigns: used, campaignLimit: limit } = workspace.usage;
  const plan = planName(workspace);
  if (limit === null) return m.workspaces_stand_unlimited({ plan });
  if (workspace.subscriptionActive) return m.workspaces_stand_plan({ plan, used, limit });
  if (isTrialOver(workspace, now)) return m.workspaces_unlock_over();
  return m.workspaces_stand_trial({ date: formatDate(workspace.trialEndsAt), used, limit });
}
