import { trialDays } from '#contract/people/plans.ts';
import type { PlannedWorkspace } from '#contract/people/workspaces.ts';

const oneDayMs = 24 * 3600 * 1000;

/** Days of the trial that are left, the one that has begun included; 0 once it is over. */
export function trialDaysLeft({ trialEndsAt }: Pick<PlannedWorkspace, 'trialEndsAt'>, now: Date): number {
  const days = Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / oneDayMs);
  // The clock of a browser may be a little behind ours.
  return Math.min(trialDays, Math.max(0, days));
}

export function isTrialOver(workspace: Pick<PlannedWorkspace, 'trialEndsAt'>, now: Date): boolean {
  return trialDaysLeft(workspace, now) === 0;
}
