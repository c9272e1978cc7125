import { hasPlan } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { planInForce, planName } from './plan-in-force.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** The name of the plan the workspace is on. Nothing while it is not known, and for whoever is told nothing of it. */
export function PlanBadge() {
  const workspace = useWorkspace();
  if (!hasPlan(workspace)) return null;
  return (
    <Badge tone={planInForce(workspace) === 'free' ? 'neutral' : 'accent'}>
      <span className="sr-only">{m.workspaces_plan()}</span>
      {planName(workspace)}
    </Badge>
  );
}
