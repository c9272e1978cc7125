import { DraftActions } from '#web/features/campaigns/draft/draft-actions.tsx';
import { DraftLoader } from '#web/features/campaigns/draft/draft-loader.tsx';
import { DraftOverview } from '#web/features/campaigns/draft/draft-overview.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { Route } from './+types/draft.ts';

export default function Draft({ params: { campaignId } }: Route.ComponentProps) {
  return (
    <Page title={m.campaigns_draft()}>
      <DraftLoader id={campaignId}>
        {(campaign) => (
          <>
            <PageHeader
              title={campaign.title || m.campaigns_draft_untitled()}
              text={m.drafts_draft_text()}
              back={{ to: '/drafts', name: m.drafts_viewer_missing_back() }}
              actions={<Badge tone="warning">{m.campaigns_draft()}</Badge>}
            />
            <DraftOverview campaign={campaign} />
            <DraftActions id={campaignId} previousRoute={`/drafts/${campaignId}`} />
          </>
        )}
      </DraftLoader>
    </Page>
  );
}
