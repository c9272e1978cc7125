import { LoadError } from '#web/load-error.tsx';
import { ORPCError } from '@orpc/client';
import { useCampaign } from '#web/features/campaigns/draft/use-campaign.ts';
import { m } from '#web/paraglide/messages.js';
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
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
          <Spinner />
          {m.ui_loading()}
        </p>
      )}
    </Page>
  );
}
