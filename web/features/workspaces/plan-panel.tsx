import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { Link } from 'react-router';
import { plans, trialDays } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { isTrialOver } from './trial.ts';

/** Without a subscription: what the trial holds, and the way to a plan. Nothing for who has one. */
export function PlanPanel({ workspace, now }: { workspace: PlannedWorkspace; now: Date }) {
  if (workspace.subscriptionActive) return null;
  const trial = { days: trialDays, campaigns: plans.free.campaignsPerMonth };
  return (
    <Card
      isBare
      className="[&_h2]:text-sm"
      title={m.workspaces_unlock()}
      text={isTrialOver(workspace, now) ? m.workspaces_unlock_over() : m.workspaces_unlock_text(trial)}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/pricing">{m.workspaces_view_plans()}</Link>
        </Button>
      }
    />
  );
}
