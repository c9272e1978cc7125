import { plans, type Plan } from '#contract/plans.ts';
import type { Workspace } from '#contract/workspaces.ts';

/** The plan whose limits count now: one that is no longer paid for leaves the free one. */
export function planInForce({ plan, subscriptionActive }: Workspace): Plan {
  return subscriptionActive ? plan : 'free';
}

export function planName(workspace: Workspace): string {
  return plans[planInForce(workspace)].name;
}
