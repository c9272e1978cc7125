import { DraftActions } from '#web/features/campaigns/draft/draft-actions.tsx';
import { DraftPage } from '#web/features/campaigns/draft/draft-page.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { CircleCheck } from 'lucide-react';
import type { Route } from './+types/saved-campaign.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';
import { Overview } from './overview.tsx';
import { publishingFacts } from './publishing-facts.ts';

export default function SavedCampaign({ params: { campaignId } }: Route.ComponentProps) {
  return (
    <DraftPage id={campaignId} title={m.drafts_saved()}>
      {(campaign) => (
        <>
          <BackToCampaigns />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-success-soft p-5 sm:p-6">
            <div className="flex min-w-0 grow basis-72 items-start gap-3">
              <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success-text" />
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h1 className="text-xl font-semibold text-success-text">{m.drafts_saved()}</h1>
                  <Badge tone="warning">{m.campaigns_draft()}</Badge>
                </div>
                <p className="mt-1.5 break-words text-pretty">
                  {m.drafts_saved_text({ title: campaign.title || m.campaigns_draft_untitled() })}{' '}
                  {publishingFacts(campaign)}
                </p>
              </div>
            </div>
            <DraftActions
              id={campaignId}
              previousRoute={`/campaign/${campaignId}/saved`}
              publishAt={`/campaign/${campaignId}/ads`}
            />
          </div>
          <Overview campaign={campaign} />
        </>
      )}
    </DraftPage>
  );
}
