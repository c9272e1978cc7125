import { ORPCError } from '@orpc/client';
import { CountsLine } from '#web/features/leads/list/counts-line.tsx';
import { ExportButton } from '#web/features/leads/list/export-button.tsx';
import { LeadList } from '#web/features/leads/list/lead-list.tsx';
import { LeadSummary } from '#web/features/leads/list/lead-summary.tsx';
import { leadTrouble } from '#web/features/leads/list/lead-trouble.ts';
import { LeadsPlaceholder } from '#web/features/leads/list/leads-placeholder.tsx';
import { RefreshButton } from '#web/features/leads/list/refresh-button.tsx';
import { useLeadList } from '#web/features/leads/list/use-lead-list.ts';
import { useLeadTotals } from '#web/features/leads/list/use-lead-totals.ts';
import { useLeadView } from '#web/features/leads/list/use-lead-view.ts';
import { FormAudience } from '#web/features/leads/settings/form-audience.tsx';
import { ToldWhere, ToldWhereButton } from '#web/features/leads/settings/told-where.tsx';
import { LoadError } from '#web/load-error.tsx';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { Route } from './+types/leads.ts';
import { BackToCampaigns } from '../campaign/back-to-campaigns.tsx';

/** The people who answered a campaign's form. */
export default function Leads({ params: { facebookCampaignId } }: Route.ComponentProps) {
  const leadView = useLeadView();
  const list = useLeadList(facebookCampaignId, leadView.view);
  const totals = useLeadTotals(facebookCampaignId);
  const { campaign, error } = list;
  const maySee = useMay('leads');
  const isAll = !leadView.isFiltered && !list.isPlaceholderData;
  const total = (isAll ? campaign?.matching : totals?.total) ?? campaign?.matching ?? 0;
  const setAside = campaign?.counts.setAside ?? 0;

  return (
    <Page
      title={campaign ? m.leads_title({ title: campaign.title }) : m.leads_table()}
      className="min-[100rem]:max-w-[108rem]"
    >
      <BackToCampaigns />
      <PageHeader
        title={campaign?.title ?? m.leads_table()}
        text={
          <span className="text-xs [overflow-wrap:anywhere]">
            {campaign?.facebookFormId === facebookCampaignId
              ? m.leads_form_id({ id: facebookCampaignId })
              : m.leads_campaign_id({ id: facebookCampaignId })}
          </span>
        }
        actions={
          maySee && (
            <>
              <RefreshButton campaign={campaign} />
              <ExportButton facebookCampaignId={facebookCampaignId} hasLeads={total > 0} />
              {campaign && <ToldWhereButton campaign={campaign} />}
            </>
          )
        }
      />
      {error && !list.isFetchNextPageError && (
        <LoadError error={error} title={campaign ? m.leads_stale() : m.leads_trouble_title()}>
          {error instanceof ORPCError && error.defined ? leadTrouble(error) : m.leads_trouble_campaign()}
        </LoadError>
      )}
      {campaign?.problem && (
        <Banner tone="warning" title={m.leads_problem_title()}>
          {campaign.problem.text}
        </Banner>
      )}
      {setAside > 0 && (
        <Banner tone="warning" title={m.leads_set_aside_title()}>
          {m.leads_set_aside({ count: setAside, shown: formatWhole(setAside) })}
        </Banner>
      )}
      {!campaign && !error && <LeadsPlaceholder />}
      {campaign && (
        <>
          <div className="grid gap-3 lg:gap-4 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-0 xl:overflow-hidden xl:rounded-xl xl:border xl:border-line xl:bg-surface xl:*:rounded-none xl:*:border-0 xl:*:last:border-l">
            <LeadSummary campaign={campaign} total={total} unhandled={totals?.unhandled} />
            <ToldWhere campaign={campaign} />
          </div>
          <LeadList list={list} leadView={leadView} total={total} />
          <CountsLine campaign={campaign} />
          <FormAudience campaign={campaign} />
        </>
      )}
    </Page>
  );
}
