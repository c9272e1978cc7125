import type { Campaign } from '#contract/campaigns/campaign.ts';
import { ImagePlus, PencilLine, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { AdGrid } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { AdsHeading, OriginalsHeading } from '#web/features/live-campaigns/detail/ads-heading.tsx';
import { adsShown } from '#web/features/live-campaigns/detail/ads-shown.ts';
import { OperationHistory } from '#web/features/live-campaigns/steering/operation-history.tsx';
import { DeletionQuestion } from '#web/features/live-campaigns/steering/deletion-question.tsx';
import { DetailFigures } from '#web/features/live-campaigns/figures/detail-figures.tsx';
import { useLiveDetail } from '#web/features/live-campaigns/detail/detail-query.ts';
import { DetailStatus } from '#web/features/live-campaigns/detail/detail-status.tsx';
import { DetailSteering } from '#web/features/live-campaigns/detail/detail-steering.tsx';
import { FiguresChart } from '#web/features/live-campaigns/figures/figures-chart.tsx';
import { EditMenu } from '#web/features/live-campaigns/detail/edit-menu.tsx';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { useMarks } from '#web/features/live-campaigns/figures/use-marks.ts';
import { usePeriod } from '#web/features/live-campaigns/figures/use-period.ts';
import { websiteHost } from '#web/website-host.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BackToCampaigns } from '../campaign/back-to-campaigns.tsx';
import { CampaignInformation } from '../campaign/campaign-information.tsx';
import { LiveAdList } from './live-ad-list.tsx';
import { OriginalAdList } from '../campaign/original-ad-list.tsx';
import { useLeaveAfterDeletion } from './use-leave-after-deletion.ts';
import { useLiveDialogs } from './use-live-dialogs.tsx';

/** Everything about one campaign of ours: figures, what it says, and what can be done about it. */
export function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const { id, facebookCampaignId, objective, currency } = campaign;
  const { leaveSoon } = useLeaveAfterDeletion(id, facebookCampaignId);
  const [isDeleting, setIsDeleting] = useState(false);
  const [period, setPeriod] = usePeriod();
  const { detail, daily, isUnread, error } = useLiveDetail(facebookCampaignId, period);
  const { dialogs, open } = useLiveDialogs();
  const speaker = useSpeaker(campaign.facebookPageId, campaign.businessName);
  // As it is called at Meta now, where somebody may have renamed it.
  const title = detail?.campaign.name || campaign.title || m.campaigns_draft_untitled();
  const liveId = facebookCampaignId ?? '';
  const isPublished = liveId !== '';
  const marks = useMarks({ period, facebookCampaignId: detail ? liveId : '' });
  const read = detail && {
    figures: detail.campaign.figures,
    before: detail.before,
    days: detail.days,
    today: { ...detail.campaign.today, day: detail.today },
    isFromAds: detail.figuresFrom === 'ads',
    asOf: detail.asOf,
  };
  const liveCount = detail ? adsShown(detail).length : 0;
  const isGone = Boolean(detail?.campaign.goneAt);

  return (
    <LiveToolsOf value={open}>
      <Page title={title}>
        <BackToCampaigns />
        <PageHeader
          title={title}
          text={
            <span className="flex flex-wrap items-center gap-2">
              {campaign.businessName}
              {detail ? (
                <DetailStatus
                  status={detail.campaign.status}
                  delivery={detail.campaign.delivery}
                  isGone={detail.campaign.goneAt !== null}
                />
              ) : (
                <Badge tone={isPublished ? 'info' : 'warning'}>
                  {isPublished
                    ? m.changes_published()
                    : campaign.status === 'publishing'
                      ? m.changes_publishing()
                      : m.campaigns_draft()}
                </Badge>
              )}
            </span>
          }
          actions={
            <>
              {detail && !isGone ? (
                <EditMenu campaignId={id} facebookCampaignId={liveId} />
              ) : (
                !isPublished && (
                  <Button asChild variant="secondary">
                    <Link to={`/campaign/${id}`} state={{ previousRoute: `/campaign/${id}/details` }}>
                      <PencilLine aria-hidden />
                      {m.changes_edit_campaign()}
                    </Link>
                  </Button>
                )
              )}
              <Button variant="secondary" onClick={() => setIsDeleting(true)}>
                <Trash2 aria-hidden />
                {m.changes_delete_campaign()}
              </Button>
            </>
          }
        />
        {isPublished && <UnchosenNotice />}
        {isPublished ? (
          <>
            {detail && <DetailSteering detail={detail} onEditLocations={() => open.editLocations(liveId)} />}
            <DetailFigures
              read={isUnread ? null : read}
              error={error}
              currency={detail?.campaign.currency ?? currency}
              objective={objective}
              period={period}
              onPeriodChange={setPeriod}
            />
            {detail && <FiguresChart figures={daily} marks={marks} objective={objective} heading="h2" />}
          </>
        ) : (
          <p className="rounded-xl border border-dashed border-line-strong px-5 py-4 text-sm text-muted">
            {m.changes_draft_figures()}
          </p>
        )}
        <CampaignInformation campaign={campaign} />
        <section aria-labelledby="ads" className="space-y-4">
          <AdsHeading
            count={isPublished ? liveCount : campaign.ads.length}
            detail={detail}
            action={
              !isPublished ? (
                <Badge className="whitespace-normal">{m.changes_publish_first()}</Badge>
              ) : (
                !isGone && (
                  <Button onClick={() => open.addAd(liveId)}>
                    <ImagePlus aria-hidden />
                    {m.changes_add_ad()}
                  </Button>
                )
              )
            }
          />
          {liveCount + campaign.ads.length === 0 && (
            <EmptyState
              icon={<Sparkles />}
              heading="h3"
              title={m.changes_no_ads()}
              text={m.changes_no_ads_text()}
            />
          )}
          {detail && liveCount > 0 && (
            <AdGrid>
              <LiveAdList
                detail={detail}
                speaker={speaker}
                domain={websiteHost(campaign.websiteUrl)}
                onEdit={(adId) => open.editAd(liveId, adId)}
                onShowPicture={open.showPicture}
              />
            </AdGrid>
          )}
          {isPublished && <OriginalsHeading count={campaign.ads.length} />}
          {campaign.ads.length > 0 && (
            <AdGrid>
              <OriginalAdList campaign={campaign} />
            </AdGrid>
          )}
        </section>
        {isPublished && <OperationHistory facebookCampaignId={liveId} />}
        <DeletionQuestion
          campaignId={id}
          title={title}
          isPublished={isPublished}
          isOpen={isDeleting}
          onOpenChange={setIsDeleting}
          onBegun={leaveSoon}
        />
        {dialogs}
      </Page>
    </LiveToolsOf>
  );
}
