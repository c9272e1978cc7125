import { LoadError } from '#web/load-error.tsx';
import { ORPCError } from '@orpc/client';
import { useCampaign } from '#web/features/campaigns/draft/use-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/campaign-details.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';
import { CampaignDetail } from '../live/campaign-detail.tsx';
import { Elsewhere } from '../elsewhere.tsx';

export default function CampaignDetails({ params: { campaignId } }: Route.ComponentProps) {
  return campaignId ? <Details key={campaignId} id={campaignId} /> : <Elsewhere says={m.changes_no_id()} />;
}

function Details({ id }: { id: string }) {
  const { campaign, error, isMissing } = useCampaign(id);

  if (isMissing) return <Elsewhere says={m.changes_not_found()} />;
  if (campaign) return <CampaignDetail campaign={campaign} />;
  const isSignedOut = error instanceof ORPCError && error.code === 'NOT_SIGNED_IN';
  return (
    <Page title={m.changes_details()}>
      <BackToCampaigns />
      <h1 className="sr-only">{m.changes_details()}</h1>
      {error && !isSignedOut ? (
        <LoadError error={error} title={m.changes_details_failed()} />
      ) : (
        <LoadingPage says={m.ui_loading()}>
          <Skeleton className="h-52 bg-surface sm:h-22" />
          <Skeleton className="h-96 bg-surface" />
        </LoadingPage>
      )}
    </Page>
  );
}
