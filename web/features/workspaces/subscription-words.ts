import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatLastDay } from '#web/ui/format/format.ts';
import { isTrialOver } from './trial.ts';

/** Until when the plan is paid for, or the trial lasts; undefined where it has no end. */
export function subscriptionWords(workspace: PlannedWorkspace, now: Date): string | undefined {
  const { subscriptionActive, subscriptionEndsAt, trialEndsAt } = workspace;
  if (subscriptionActive)
    return subscriptionEndsAt ? m.dashboard_until({ date: formatLastDay(subscriptionEndsAt) }) : undefined;
  const date = formatDate(trialEndsAt);
  return isTrialOver(workspace, now) ? m.dashboard_trial_over({ date }) : m.dashboard_trial({ date });
}
