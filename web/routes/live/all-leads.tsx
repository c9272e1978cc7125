import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { LeadCampaigns } from '#web/features/leads/arrival/lead-campaigns.tsx';
import { WaitingLeads } from '#web/features/leads/arrival/waiting-leads.tsx';
import { overviewQuery } from '#web/features/live-campaigns/sync/overview-query.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

/** Who waits for an answer, of all campaigns, and the way to each campaign's list. */
export default function AllLeads() {
  const waiting = useQuery(api.leads.listWaiting.queryOptions());
  const summaries = useQuery(api.leads.summaries.queryOptions());
  const { data: overview } = useQuery(overviewQuery('30d'));
  const error = waiting.error ?? summaries.error;
  const hasAll = waiting.data && summaries.data;
  const withLeads = summaries.data?.filter(({ total }) => total > 0) ?? [];
  return (
    <Page title={m.shell_leads()} width="narrow">
      <PageHeader title={m.shell_leads()} text={m.leads_inbox_text()} />
      {error && !hasAll && <LoadError error={error} title={m.leads_trouble_title()} />}
      {!hasAll && !error && <LoadingBlock className="h-72" />}
      {hasAll && withLeads.length === 0 && (
        <EmptyState
          icon={<Users aria-hidden />}
          title={m.leads_empty_title()}
          text={m.leads_inbox_empty()}
          action={
            <Button asChild>
              <Link to="/campaign/new">{m.live_start_new()}</Link>
            </Button>
          }
        />
      )}
      {hasAll && withLeads.length > 0 && (
        <>
          <Card title={m.leads_inbox_waiting()}>
            {waiting.data.length > 0 ? (
              <WaitingLeads leads={waiting.data} />
            ) : (
              <p className="text-sm text-muted">{m.leads_all_handled()}</p>
            )}
          </Card>
          <Card title={m.leads_inbox_campaigns()}>
            <LeadCampaigns
              summaries={withLeads}
              nameOf={(id) => overview?.campaigns.find((each) => each.facebookCampaignId === id)?.name}
            />
          </Card>
        </>
      )}
    </Page>
  );
}
