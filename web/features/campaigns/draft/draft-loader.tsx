import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { useCampaign } from './use-campaign.ts';

interface DraftLoaderProps {
  id: string;
  children: (campaign: Campaign) => ReactNode;
}

/** Shows a draft once it is here. What is published is no draft any more: its ads are shown instead. */
export function DraftLoader({ id, children }: DraftLoaderProps) {
  const { campaign, error, isMissing, refetch } = useCampaign(id);

  if (campaign) {
    const isDraft = campaign.status === 'draft';
    return isDraft ? children(campaign) : <Navigate replace to={`/campaign/${id}/ads`} />;
  }
  if (isMissing) {
    return (
      <>
        <h1 className="sr-only">{m.campaigns_draft()}</h1>
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
      </>
    );
  }
  if (error) {
    return (
      <Banner
        tone="danger"
        title={m.drafts_open_failed()}
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {m.campaigns_try_again()}
          </Button>
        }
      >
        {wordsFor(error)}
      </Banner>
    );
  }
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <Spinner />
      {m.drafts_loading()}
    </p>
  );
}
