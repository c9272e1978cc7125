import { plans } from '#contract/people/plans.ts';
import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format/format.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { planInForce } from './plan-in-force.ts';
import { trialDaysLeft } from './trial.ts';
import { usedWords } from './used-words.ts';

/** How much of the plan is used, and when the count begins anew or the trial ends. */
export function PlanMeter({ workspace, now }: { workspace: PlannedWorkspace; now: Date }) {
  const { campaigns: used, campaignLimit: limit, mediaLimit } = workspace.usage;
  return (
    <div className="space-y-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{m.workspaces_campaigns()}</span>
        <span className="text-muted">{usedWords(workspace.usage)}</span>
      </p>
      {limit !== null && (
        <ProgressBar
          name={m.workspaces_meter()}
          percent={limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100))}
        />
      )}
      <p className="text-muted">
        {periodWords(workspace, now)} {m.workspaces_media({ count: mediaLimit })}{' '}
        {'keepsAllMedia' in plans[planInForce(workspace)] && m.workspaces_media_in_all()}
      </p>
    </div>
  );
}

function periodWords(workspace: PlannedWorkspace, now: Date): string {
  const { renewsAt } = workspace.usage;
  if (renewsAt) return m.workspaces_renews({ date: formatDate(renewsAt) });
  const days = trialDaysLeft(workspace, now);
  return days > 0 ? m.workspaces_trial_left({ days }) : m.workspaces_trial_over();
}
