import { type Plan, plans, trialDays } from '#contract/people/plans.ts';
import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { WorkspaceRow } from './tables.ts';

type Subscription = Pick<WorkspaceRow, 'plan' | 'subscriptionActive' | 'subscriptionEndsAt'>;

/** True while somebody pays, or has paid until later. */
export function isSubscribed({ plan, subscriptionActive, subscriptionEndsAt }: Subscription, now: number) {
  const isOver = subscriptionEndsAt !== null && subscriptionEndsAt.getTime() <= now;
  return plan !== 'free' && subscriptionActive && !isOver;
}

/** The plan whose limits count now: a subscription that has run out leaves the free one. */
export function planInForce(workspace: Subscription, now: number): Plan {
  return isSubscribed(workspace, now) ? workspace.plan : 'free';
}

/** Since when campaigns count: without a subscription from the beginning, with one from the first of the month in UTC. */
export function countedSince(
  workspace: Subscription & Pick<WorkspaceRow, 'createdAt'>,
  now: number,
): { period: 'trial' | 'month'; since: Date; renewsAt: Date | null } {
  if (!isSubscribed(workspace, now)) return { period: 'trial', since: workspace.createdAt, renewsAt: null };
  const today = new Date(now);
  const first = (months: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
  return { period: 'month', since: first(0), renewsAt: first(1) };
}

/** When the trial ends that came with the account: nobody who owns nothing any more begins another. */
export function firstTrialEnd({ memberSince }: Pick<Person, 'memberSince'>): Date {
  return new Date(memberSince.getTime() + trialDays * 86_400_000);
}

/** What of its plan a workspace has used, when `campaigns` of it have been. */
export function usageOf(workspace: WorkspaceRow, campaigns: number, now: number): PlannedWorkspace['usage'] {
  const { period, renewsAt } = countedSince(workspace, now);
  const plan = plans[planInForce(workspace, now)];
  return {
    campaigns,
    campaignLimit: plan.campaignsPerMonth,
    period,
    renewsAt: renewsAt?.toISOString() ?? null,
    mediaLimit: plan.mediaPerCampaign,
  };
}
