import { Crown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasPlan } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatLastDay } from '#web/ui/format/format.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { planInForce, planName } from './plan-in-force.ts';
import { PlanMeter } from './plan-meter.tsx';
import { PlanOf } from './plan-of.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** The plan, until when it is paid for, and what of it is used. */
export function SubscriptionStatus() {
  const workspace = useWorkspace();
  const [now] = useState(() => new Date());
  if (!hasPlan(workspace)) return <LoadingBlock className="h-46 bg-surface" />;
  const { subscriptionActive, subscriptionEndsAt } = workspace;
  return (
    <Card
      title={m.workspaces_your_plan({ plan: planName(workspace) })}
      text={
        <>
          <PlanOf workspace={workspace} />
          {subscriptionActive &&
            (subscriptionEndsAt
              ? m.workspaces_paid_until({ date: formatLastDay(subscriptionEndsAt) })
              : m.workspaces_paid())}
        </>
      }
      action={
        subscriptionActive ? (
          <Badge tone="success">{m.workspaces_active()}</Badge>
        ) : (
          <Button asChild variant="secondary" size="small" className="py-2 whitespace-normal">
            <Link to="/pricing">{m.workspaces_upgrade()}</Link>
          </Button>
        )
      }
    >
      <PlanMeter workspace={workspace} now={now} />
    </Card>
  );
}

/** A small crown for those on Pro. */
export function ProBadge() {
  const workspace = useWorkspace();
  if (!hasPlan(workspace) || planInForce(workspace) !== 'pro') return null;
  return (
    <Badge tone="accent" icon={<Crown aria-hidden />}>
      {planName(workspace)}
    </Badge>
  );
}
