import { useQuery } from '@tanstack/react-query';
import { hasPlan } from '#contract/people/workspaces.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { planInForce, planName } from './plan-in-force.ts';

/** The name of the plan the workspace is on. Nothing while it is not known, and for whoever is told nothing of it. */
export function PlanBadge() {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  // What stands before it does not move when it comes.
  if (!workspace)
    return (
      <span aria-hidden>
        <Badge>
          <span className="invisible">{m.workspaces_plan_free()}</span>
        </Badge>
      </span>
    );
  if (!hasPlan(workspace)) return null;
  return (
    <Badge tone={planInForce(workspace) === 'free' ? 'neutral' : 'accent'}>
      <span className="sr-only">{m.workspaces_plan()}</span>
      {planName(workspace)}
    </Badge>
  );
}
