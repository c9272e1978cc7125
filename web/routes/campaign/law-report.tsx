import { ReportView } from '#web/features/compliance/report/report-view.tsx';
import { useLightInPrint } from '#web/features/compliance/report/use-light-in-print.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { Route } from './+types/law-report.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';
import { Elsewhere } from '../elsewhere.tsx';
import { inThisWorkspace } from '#web/workspace/this-tab.ts';

/** What was held against the law of one campaign: to be read, printed or handed on. */
export default function LawReport({ params: { campaignId: subject } }: Route.ComponentProps) {
  const { data: report, error } = useQuery(api.compliance.report.queryOptions({ input: { subject } }));
  useLightInPrint();
  if (error instanceof ORPCError && error.code === 'CAMPAIGN_NOT_FOUND')
    return <Elsewhere says={m.changes_not_found()} />;
  const title = report
    ? m.report_title({ title: (report.title ?? m.report_gone()) || m.campaigns_draft_untitled() })
    : m.report_name();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Page title={title} width="narrow">
      {report?.title ? <BackLink to={placeOf(report.subject)} name={report.title} /> : <BackToCampaigns />}
      <PageHeader
        title={title}
        text={report && m.report_made({ date: formatDateTime(report.madeAt) })}
        actions={
          report && (
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {m.report_print()}
              </Button>
              <Button asChild>
                <a
                  href={inThisWorkspace(
                    `/exports/compliance/${report.subject}.pdf?timeZone=${encodeURIComponent(timeZone)}`,
                  )}
                  download
                >
                  <Download aria-hidden />
                  {m.report_pdf()}
                </a>
              </Button>
            </div>
          )
        }
      />
      {report ? (
        <>
          <p className="max-w-2xl text-sm text-muted">{m.report_text()}</p>
          <ReportView report={report} />
          <p className="text-xs wrap-anywhere text-muted">{m.report_campaign({ id: report.subject })}</p>
        </>
      ) : error ? (
        <LoadError error={error} title={m.report_failed()} />
      ) : (
        <LoadingPage says={m.report_loading()}>
          <Skeleton className="h-96 bg-surface" />
        </LoadingPage>
      )}
    </Page>
  );
}

/** One that was made in Ads Manager is known by Meta's number. */
function placeOf(subject: string): string {
  return /^\d+$/.test(subject) ? `/campaigns/meta/${subject}` : `/campaign/${subject}/details`;
}
