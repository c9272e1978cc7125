import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { Link } from 'react-router';
import { plans, trialDays } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlanMeter } from './plan-meter.tsx';
import { isTrialOver } from './trial.ts';

/** Without a subscription: what the trial holds, what of it is used, and the way to a plan; small where other things matter more. Nothing for who has one. */
export function PlanPanel({
  isQuiet,
  ...plan
}: {
  workspace: PlannedWorkspace;
  now: Date;
  isQuiet?: boolean;
}) {
  const { workspace, now } = plan;
  if (workspace.subscriptionActive) return null;
  const trial = { days: trialDays, campaigns: plans.free.campaignsPerMonth };
  return (
    <Card
      isBare={isQuiet === true}
      className={isQuiet ? '[&_h2]:text-sm' : undefined}
      title={m.workspaces_unlock()}
      text={isTrialOver(workspace, now) ? m.workspaces_unlock_over() : m.workspaces_unlock_text(trial)}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/pricing">{m.workspaces_view_plans()}</Link>
        </Button>
      }
    >
      {!isQuiet && <PlanMeter {...plan} />}
    </Card>
  );
}
