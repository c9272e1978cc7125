import type { Campaign } from '#contract/campaigns/campaign.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { useCampaign } from './use-campaign.ts';

interface DraftPageProps {
  id: string;
  /** What the page is called once the draft is here. */
  title: string;
  children: (campaign: Campaign) => ReactNode;
}

/** A page about a draft. What is published is no draft any more: its ads are shown instead. */
export function DraftPage({ id, title, children }: DraftPageProps) {
  const { campaign, error, isMissing } = useCampaign(id);

  if (campaign) {
    const isDraft = campaign.status === 'draft';
    if (!isDraft) return <Navigate replace to={`/campaign/${id}/ads`} />;
    return <Page title={title}>{children(campaign)}</Page>;
  }
  return (
    <Page title={isMissing ? m.drafts_not_found() : m.campaigns_draft()}>
      <h1 className="sr-only">{m.campaigns_draft()}</h1>
      {isMissing ? (
        <EmptyState
          icon={<FileX />}
          title={m.drafts_not_found()}
          text={m.drafts_not_found_text()}
          action={
            <Button asChild>
              <Link to="/meta-ads">{m.drafts_back()}</Link>
            </Button>
          }
        />
      ) : error ? (
        <LoadError error={error} title={m.drafts_open_failed()} />
      ) : (
        <LoadingPage says={m.drafts_loading()}>
          <Skeleton className="h-96 bg-surface" />
        </LoadingPage>
      )}
    </Page>
  );
}
