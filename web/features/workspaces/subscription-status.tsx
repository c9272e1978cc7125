import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatLastDay } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { planInForce, planName } from './plan-in-force.ts';
import { PlanMeter } from './plan-meter.tsx';

/** The plan, until when it is paid for, and what of it is used. */
export function SubscriptionStatus() {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  const [now] = useState(() => new Date());
  if (!workspace) return <Skeleton className="h-16" />;
  const { subscriptionActive, subscriptionEndsAt } = workspace;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">{m.workspaces_your_plan({ plan: planName(workspace) })}</h3>
          <p className="mt-0.5 text-sm text-muted">
            {!subscriptionActive ? (
              <Link
                to="/pricing"
                className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-0"
              >
                {m.workspaces_upgrade()}
              </Link>
            ) : subscriptionEndsAt ? (
              m.workspaces_paid_until({ date: formatLastDay(subscriptionEndsAt) })
            ) : (
              m.workspaces_paid()
            )}
          </p>
        </div>
        {subscriptionActive && <Badge tone="success">{m.workspaces_active()}</Badge>}
      </div>
      <PlanMeter workspace={workspace} now={now} />
    </div>
  );
}

/** A small crown for those on Pro. */
export function ProBadge() {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  if (!workspace || planInForce(workspace) !== 'pro') return null;
  return (
    <Badge tone="accent" icon={<Crown aria-hidden />}>
      {planName(workspace)}
    </Badge>
  );
}
