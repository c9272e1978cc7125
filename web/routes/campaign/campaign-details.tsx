import { ORPCError } from '@orpc/client';
import { useCampaign } from '#web/features/campaigns/draft/use-campaign.ts';
import { useFollowChanges } from '#web/features/live-campaigns/use-changes.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Page } from '#web/ui/page/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/campaign-details.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';
import { CampaignDetail } from '../live/campaign-detail.tsx';
import { Elsewhere } from '../elsewhere.tsx';

export default function CampaignDetails({ params: { campaignId } }: Route.ComponentProps) {
  return campaignId ? <Details key={campaignId} id={campaignId} /> : <Elsewhere says={m.changes_no_id()} />;
}

function Details({ id }: { id: string }) {
  useFollowChanges();
  const { campaign, error, isMissing, refetch } = useCampaign(id);

  if (isMissing) return <Elsewhere says={m.changes_not_found()} />;
  if (campaign) return <CampaignDetail campaign={campaign} />;
  const isSignedOut = error instanceof ORPCError && error.code === 'NOT_SIGNED_IN';
  return (
    <Page title={m.changes_details()}>
      <BackToCampaigns />
      <h1 className="sr-only">{m.changes_details()}</h1>
      {error && !isSignedOut ? (
        <Banner
          tone="danger"
          title={m.changes_details_failed()}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {wordsFor(error)}
        </Banner>
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
          <Spinner />
          {m.ui_loading()}
        </p>
      )}
    </Page>
  );
}
