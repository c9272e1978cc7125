import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { useNow } from '#web/ui/use-now.ts';
import { ToPlan } from './to-plan.tsx';

/** Said before anybody begins: this campaign can be built, but the plan does not let it be published. */
export function PlanRoom({ workspace }: { workspace: PlannedWorkspace }) {
  const now = useNow();
  const { usage, trialEndsAt } = workspace;
  const { campaigns, campaignLimit: limit, renewsAt, period } = usage;
  const isTrialOver = period === 'trial' && Date.parse(trialEndsAt) <= now;
  if (!isTrialOver && (limit === null || campaigns < limit)) return null;
  return (
    <Banner tone="warning" title={m.publications_plan_full()} action={<ToPlan />}>
      {isTrialOver
        ? m.publications_plan_trial_over()
        : renewsAt
          ? m.publications_plan_full_month({ limit: limit ?? 0, date: formatDate(renewsAt) })
          : m.publications_plan_full_trial({ limit: limit ?? 0 })}
    </Banner>
  );
}
