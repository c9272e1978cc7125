import type { Workspace } from '#contract/people/workspaces.ts';
import { CreditCard } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatLastDay } from '#web/ui/format/format.ts';
import { Stat } from '#web/ui/stat.tsx';
import { planName } from './plan-in-force.ts';
import { isTrialOver } from './trial.ts';

/** The plan, and until when. */
export function SubscriptionStat({ workspace, now }: { workspace: Workspace | undefined; now: Date }) {
  return (
    <Stat
      name={m.dashboard_subscription()}
      value={workspace ? planName(workspace) : m.dashboard_unknown()}
      hint={workspace && validity(workspace, now)}
      icon={<CreditCard aria-hidden />}
    />
  );
}

function validity(workspace: Workspace, now: Date): string | undefined {
  const { subscriptionActive, subscriptionEndsAt, trialEndsAt } = workspace;
  if (subscriptionActive)
    return subscriptionEndsAt ? m.dashboard_until({ date: formatLastDay(subscriptionEndsAt) }) : undefined;
  const date = formatDate(trialEndsAt);
  return isTrialOver(workspace, now) ? m.dashboard_trial_over({ date }) : m.dashboard_trial({ date });
}
