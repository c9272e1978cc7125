import { plans } from '#contract/plans.ts';
import type { Workspace } from '#contract/workspaces.ts';
import { CreditCard } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format.ts';
import { Stat } from '#web/ui/stat.tsx';

/** The plan, and until when. */
export function SubscriptionStat({ workspace }: { workspace: Workspace | undefined }) {
  const plan = workspace?.subscriptionActive ? workspace.plan : 'free';
  return (
    <Stat
      name={m.dashboard_subscription()}
      value={workspace ? plans[plan].name : m.dashboard_unknown()}
      hint={workspace && validity(workspace)}
      icon={<CreditCard aria-hidden />}
    />
  );
}

function validity({ subscriptionActive, subscriptionEndsAt, trialEndsAt }: Workspace): string | undefined {
  if (!subscriptionActive) return m.dashboard_trial({ date: formatDate(trialEndsAt) });
  return subscriptionEndsAt ? m.dashboard_until({ date: formatDate(subscriptionEndsAt) }) : undefined;
}
