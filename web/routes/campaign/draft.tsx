import { stepsFor } from '#contract/campaigns/next-step.ts';
import { DraftActions } from '#web/features/campaigns/draft/draft-actions.tsx';
import { DraftPage } from '#web/features/campaigns/draft/draft-page.tsx';
import { DraftOverview } from '#web/features/campaigns/draft/draft-overview.tsx';
import { draftSpots } from '#web/features/campaigns/draft/draft-spots.ts';
import { NotesBar } from '#web/features/comments/notes-bar.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import type { Route } from './+types/draft.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';

export default function Draft({ params: { campaignId } }: Route.ComponentProps) {
  return (
    <DraftPage id={campaignId} title={m.campaigns_draft()}>
      {(campaign) => (
        <>
          {/* Whoever else is here is known later: there is room for them from the start. */}
          <div className="flex min-h-11 items-center justify-between gap-4">
            <BackToCampaigns />
            <NotesBar subject={campaign.id} spots={draftSpots(campaign)} />
          </div>
          <PageHeader
            title={campaign.title || m.campaigns_draft_untitled()}
            text={m.drafts_draft_text()}
            badge={<Badge tone="warning">{m.campaigns_draft()}</Badge>}
          />
          <DraftActions
            id={campaignId}
            previousRoute={`/drafts/${campaignId}`}
            publishAt={`/campaign/${campaignId}?step=${stepsFor(campaign.objective).length}`}
          />
          <DraftOverview campaign={campaign} />
        </>
      )}
    </DraftPage>
  );
}
