import { plans } from '#contract/people/plans.ts';
import type { PlannedWorkspace } from '#contract/people/workspaces.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDate } from '#web/ui/format/format.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { planInForce } from './plan-in-force.ts';
import { trialDaysLeft } from './trial.ts';
import { usedWords } from './used-words.ts';

interface PlanMeterProps {
  workspace: PlannedWorkspace;
  now: Date;
  /** Whether the end of the trial is said above. */
  isEndSaid?: boolean;
}

/** How much of the plan is used, and when the count begins anew or the trial ends. */
export function PlanMeter({ workspace, now, isEndSaid = false }: PlanMeterProps) {
  const { campaigns: used, campaignLimit: limit, mediaLimit, renewsAt } = workspace.usage;
  const plan = planInForce(workspace);
  const percent = limit === null ? 0 : Math.min(100, Math.round((used / limit) * 100));
  const period = (renewsAt !== null || !isEndSaid) && periodWords(workspace, now);
  return (
    <div className="space-y-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{m.workspaces_campaigns()}</span>
        <span className="text-muted">{usedWords(workspace.usage)}</span>
      </p>
      {limit !== null && (
        <ProgressBar
          name={m.workspaces_meter()}
          percent={percent}
          className={used >= limit ? '[&>div]:bg-warning' : undefined}
        />
      )}
      <p className="text-muted">
        {period} {(plan === 'free' ? m.workspaces_media_trial : m.workspaces_media)({ count: mediaLimit })}{' '}
        {'keepsAllMedia' in plans[plan] && m.workspaces_media_in_all()}
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
