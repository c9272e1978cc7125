import type { Workspace } from '#contract/people/workspaces.ts';
import { Gauge, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { plans, trialDays } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { planName } from './plan-in-force.ts';
import { PlanMeter } from './plan-meter.tsx';
import { isTrialOver } from './trial.ts';

/** What the plan holds and what of it is used; without a subscription also the way to one. */
export function PlanPanel({ workspace, now }: { workspace: Workspace; now: Date }) {
  if (workspace.subscriptionActive) {
    return (
      <Card title={m.workspaces_your_plan({ plan: planName(workspace) })} icon={<Gauge aria-hidden />}>
        <PlanMeter workspace={workspace} now={now} />
      </Card>
    );
  }
  const trial = { days: trialDays, campaigns: plans.free.campaignsPerMonth };
  return (
    <Card
      title={m.workspaces_unlock()}
      text={isTrialOver(workspace, now) ? m.workspaces_unlock_over() : m.workspaces_unlock_text(trial)}
      icon={<Sparkles aria-hidden />}
    >
      <PlanMeter workspace={workspace} now={now} />
      <Button asChild variant="secondary" className="mt-5 w-full sm:w-auto">
        <Link to="/pricing">{m.workspaces_view_plans()}</Link>
      </Button>
    </Card>
  );
}
