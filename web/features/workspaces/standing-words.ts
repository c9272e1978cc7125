import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format/format.ts';
import { planName } from './plan-in-force.ts';
import { isTrialOver } from './trial.ts';

/** On which plan a workspace is. */
export function standingWords(workspace: PlannedWorkspace, now: Date): string {
  const plan = planName(workspace);
  if (workspace.usage.campaignLimit === null) return m.workspaces_stand_unlimited({ plan });
  if (workspace.subscriptionActive) return m.workspaces_stand_plan({ plan });
  if (isTrialOver(workspace, now)) return m.workspaces_unlock_over();
  return m.workspaces_stand_trial({ date: formatDate(workspace.trialEndsAt).replaceAll(' ', '\u00A0') });
}
