import type { Workspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';

/** Each workspace has a plan of its own: said to whoever belongs to several. */
export function PlanOf({ workspace }: { workspace: Workspace | undefined }) {
  if (!workspace || workspace.belongsTo < 2) return null;
  return <span className="block wrap-anywhere">{m.workspaces_plan_of({ workspace: workspace.name })}</span>;
}
