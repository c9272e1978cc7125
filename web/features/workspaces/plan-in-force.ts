import { plans, type Plan } from '#contract/people/plans.ts';
import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';

/** The plan whose limits count now: one that is no longer paid for leaves the free one. */
export function planInForce({ plan, subscriptionActive }: PlannedWorkspace): Plan {
  return subscriptionActive ? plan : 'free';
}

/** What the plan in force is called. Those on sale have names of their own. */
export function planName(workspace: PlannedWorkspace): string {
  const plan = planInForce(workspace);
  return plan === 'free' ? m.workspaces_plan_free() : plans[plan].name;
}
