import { may } from '#contract/people/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { DeleteWorkspace } from '#web/features/deletions/delete-workspace.tsx';
import { RunningCampaigns } from '#web/features/live-campaigns/spending/running-campaigns.tsx';
import { MembersCard } from '#web/features/teams/members-card.tsx';
import { WorkspaceCard } from '#web/features/teams/workspace-card.tsx';
import { NewWorkspace } from '#web/features/workspaces/new-workspace.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

/** Who works in this workspace, what it asks of them, and how it ends. */
export default function Team() {
  const current = useQuery(api.workspaces.current.queryOptions());
  const mine = useQuery(api.people.me.queryOptions());
  const [workspace, me] = [current.data, mine.data];
  const error = current.error ?? mine.error;
  const owns = workspace !== undefined && may(workspace.role, 'own');
  const { data: limited = [] } = useQuery({
    ...api.liveCampaigns.listGuardrails.queryOptions(),
    enabled: owns,
  });
  return (
    <Page title={m.teams_title()}>
      <PageHeader
        title={m.teams_title()}
        text={workspace && me && m.teams_text({ workspace: workspace.name })}
      />
      {!(workspace && me) &&
        (error ? <LoadError error={error} title={m.teams_failed()} /> : <LoadingBlock className="h-70" />)}
      {workspace && me && (
        <div className="max-w-3xl space-y-6">
          <MembersCard myId={me.id} myRole={workspace.role} />
          <WorkspaceCard key={workspace.id} workspace={workspace} />
          <div id="new" className="scroll-mt-20">
            <NewWorkspace />
          </div>
          {owns && (
            <DeleteWorkspace workspace={workspace} running={<RunningCampaigns accounts={limited} />} />
          )}
        </div>
      )}
    </Page>
  );
}
