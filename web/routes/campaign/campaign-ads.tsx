import type { Campaign } from '#contract/campaigns/campaign.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import { AdViewer } from '#web/features/campaigns/previews/ad-viewer.tsx';
import { DraftActions } from '#web/features/campaigns/draft/draft-actions.tsx';
import { useCampaign } from '#web/features/campaigns/draft/use-campaign.ts';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { useDrawnPictures } from '#web/features/designs/use-drawn-pictures.ts';
import { AdBrought, BroughtLine } from '#web/features/live-campaigns/figures/brought.tsx';
import { shownMedia } from '#web/features/media/shown-preview.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { FileX } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import type { Route } from './+types/campaign-ads.ts';

export default function CampaignAds({ params: { campaignId } }: Route.ComponentProps) {
  return campaignId ? <Viewer key={campaignId} id={campaignId} /> : <Navigate replace to="/drafts" />;
}

function Viewer({ id }: { id: string }) {
  const { campaign, error, isMissing } = useCampaign(id);
  const isFailed = Boolean(error) && !isMissing && !campaign;
  useEffect(() => {
    if (isFailed) toastError(m.drafts_failed(), m.drafts_viewer_failed(), { id: 'ads-failed' });
  }, [isFailed]);

  if (isFailed) return <Navigate replace to="/drafts" />;
  const title = campaign?.title || m.campaigns_draft_untitled();
  return (
    <Page title={campaign ? title : m.drafts_ads()}>
      {!campaign && <h1 className="sr-only">{m.drafts_ads()}</h1>}
      {isMissing ? (
        <EmptyState
          icon={<FileX />}
          title={m.drafts_viewer_missing()}
          text={m.drafts_viewer_missing_text()}
          action={
            <Button asChild>
              <Link to="/drafts">{m.drafts_viewer_missing_back()}</Link>
            </Button>
          }
        />
      ) : campaign ? (
        <>
          <BackLink to="/dashboard" name={m.drafts_viewer_back()} />
          <PageHeader
            title={title}
            text={
              <>
                {campaign.businessName}
                {campaign.facebookCampaignId && <BroughtLine campaign={campaign} />}
              </>
            }
            badge={
              campaign.ads.length > 0 && (
                <Badge tone="success">{m.drafts_viewer_count({ count: campaign.ads.length })}</Badge>
              )
            }
            actions={
              campaign.status === 'draft' ? (
                <DraftActions
                  id={id}
                  previousRoute={`/campaign/${id}/ads`}
                  publishAt={
                    campaign.ads.length > 0
                      ? `/campaign/${id}?step=${stepsFor(campaign.objective).length}`
                      : undefined
                  }
                />
              ) : (
                <Button asChild variant="secondary">
                  <Link to={`/campaign/${id}/details`}>{m.drafts_viewer_details()}</Link>
                </Button>
              )
            }
          />
          <Ads campaign={campaign} />
        </>
      ) : (
        <LoadingPage says={m.drafts_viewer_loading()}>
          <Skeleton className="h-160 bg-surface" />
        </LoadingPage>
      )}
    </Page>
  );
}

function Ads({ campaign }: { campaign: Campaign }) {
  const speaker = useSpeaker(campaign.facebookPageId, campaign.businessName);
  const pictures = useDrawnPictures(campaign, campaign, shownMedia(campaign));
  const broughtBy = (facebookAdId: string) => <AdBrought {...{ campaign, facebookAdId }} />;
  return <AdViewer {...{ campaign, pictures, speaker, broughtBy }} />;
}
