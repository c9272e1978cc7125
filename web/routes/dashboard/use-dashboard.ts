import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, askAhead } from '#web/api.ts';
import { useRecommendations } from '#web/features/recommendations/use-recommendations.ts';
import { overviewQuery } from '#web/features/live-campaigns/sync/overview-query.ts';
import { useLiveOverview } from '#web/features/live-campaigns/sync/use-live-overview.ts';
import { mayNow, useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';

const firstWaiting = api.leads.inbox.queryOptions({ input: { status: 'new', limit: 3 } });

/** Asks for all of it ahead. Whose role is not known yet and may see less is refused some. */
export function clientLoader(): void {
  askAhead(overviewQuery('7d'));
  askAhead(api.connections.get.queryOptions());
  askAhead(api.campaigns.listDrafts.queryOptions());
  askAhead(api.liveCampaigns.listGuardrails.queryOptions());
  askAhead(api.recommendations.list.queryOptions());
  if (!mayNow('leads')) return;
  askAhead(firstWaiting);
  askAhead(api.leads.summaries.queryOptions());
}

/** All the dashboard shows, and what of it is known yet. */
export function useDashboard() {
  const { overview: campaigns, sync } = useLiveOverview('7d');
  const connection = useQuery(api.connections.get.queryOptions());
  const workspace = useQuery(api.workspaces.current.queryOptions());
  const maySeeLeads = useMay('leads');
  const waiting = useQuery({ ...firstWaiting, enabled: maySeeLeads });
  const drafts = useQuery(api.campaigns.listDrafts.queryOptions());
  const leads = useQuery({ ...api.leads.summaries.queryOptions(), enabled: maySeeLeads });
  const next = useRecommendations();
  const spending = useQuery(api.liveCampaigns.listGuardrails.queryOptions());
  const ofAccount = spending.data?.find(
    ({ adAccountId }) => adAccountId === connection.data?.selectedAdAccountId,
  );
  const { error } = campaigns;
  useEffect(() => {
    // Who is held back is told so in place of the page.
    if (!error || (error instanceof ORPCError && error.code === 'SECOND_FACTOR_NEEDED')) return;
    toastError(m.dashboard_load_failed(), m.dashboard_load_failed_text(), { id: 'dashboard-campaigns' });
  }, [error]);

  const isLinked = Boolean(connection.data?.selectedAdAccountId) && !connection.data?.broken;
  const isUnread = sync !== undefined && sync.lastSyncedAt === null && sync.state !== 'failed';
  const isReading = isLinked && isUnread && campaigns.data?.campaigns.length === 0;
  return {
    /** Undefined before the first reading: a zero would be a guess. */
    overview: isReading ? undefined : campaigns.data,
    error,
    isReading,
    connection: connection.data,
    workspace: workspace.data,
    waiting: waiting.data?.leads ?? [],
    next: next.data,
    newLeads: leads.data?.reduce((sum, { unhandled }) => sum + unhandled, 0),
    spending: ofAccount,
    /** All at once, or what comes late would push away what is there. */
    isLoading:
      [
        campaigns,
        connection,
        workspace,
        drafts,
        spending,
        next,
        ...(maySeeLeads ? [waiting, leads] : []),
      ].some(({ isPending }) => isPending) && !error,
  };
}
