import { ExternalLink, ImagePlus } from 'lucide-react';
import { Navigate } from 'react-router';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { AdGrid } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { AdsHeading } from '#web/features/live-campaigns/detail/ads-heading.tsx';
import { adsShown } from '#web/features/live-campaigns/detail/ads-shown.ts';
import { OperationHistory } from '#web/features/live-campaigns/steering/operation-history.tsx';
import { DetailFigures } from '#web/features/live-campaigns/figures/detail-figures.tsx';
import { useLiveDetail } from '#web/features/live-campaigns/detail/detail-query.ts';
import { DetailStatus } from '#web/features/live-campaigns/detail/detail-status.tsx';
import { DetailSteering } from '#web/features/live-campaigns/detail/detail-steering.tsx';
import { FiguresChart } from '#web/features/live-campaigns/figures/figures-chart.tsx';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { useMarks } from '#web/features/live-campaigns/figures/use-marks.ts';
import { usePeriod } from '#web/features/live-campaigns/figures/use-period.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { Route } from './+types/meta-campaign.ts';
import { adsManagerUrl } from './ads-manager-url.ts';
import { BackToCampaigns } from '../campaign/back-to-campaigns.tsx';
import { Elsewhere } from '../elsewhere.tsx';
import { LiveAdList } from './live-ad-list.tsx';
import { useLiveDialogs } from './use-live-dialogs.tsx';

/** A campaign that was made in Ads Manager: what Meta tells of it, and what can be done about it from here. */
export default function MetaCampaign({ params: { facebookCampaignId: liveId } }: Route.ComponentProps) {
  const [period, setPeriod] = usePeriod();
  const { detail, daily, isUnread, error } = useLiveDetail(liveId, period);
  const { dialogs, open } = useLiveDialogs();
  const campaign = detail?.campaign;
  const marks = useMarks({ period, facebookCampaignId: campaign ? liveId : '' });
  const title = campaign?.name ?? m.changes_meta_campaign();
  const speaker = useSpeaker(null, title);

  if (isUnread) return <Elsewhere says={m.changes_not_found()} />;
  // What was made here has a page that knows more.
  if (campaign?.campaignId) return <Navigate replace to={`/campaigns/${campaign.campaignId}/details`} />;
  return (
    <LiveToolsOf value={open}>
      <Page title={title}>
        <BackToCampaigns />
        <PageHeader
          title={title}
          text={
            <span className="flex flex-wrap items-center gap-2">
              {campaign && (
                <DetailStatus
                  status={campaign.status}
                  delivery={campaign.delivery}
                  isGone={campaign.goneAt !== null}
                />
              )}
              <span className="[overflow-wrap:anywhere]">{m.changes_facebook_id({ id: liveId })}</span>
            </span>
          }
          actions={
            <Button asChild variant="secondary">
              <a
                href={adsManagerUrl({ facebookCampaignId: liveId, adAccountId: detail?.adAccountId })}
                target="_blank"
                rel="noreferrer"
              >
                <ExternalLink aria-hidden />
                {m.changes_view_in_manager()}
                <span className="sr-only"> ({m.ui_new_tab()})</span>
              </a>
            </Button>
          }
        />
        <UnchosenNotice />
        {detail && <DetailSteering detail={detail} onEditLocations={() => open.editLocations(liveId)} />}
        <DetailFigures
          read={
            detail && {
              figures: detail.campaign.figures,
              before: detail.before,
              days: detail.days,
              today: { ...detail.campaign.today, day: detail.today },
              isFromAds: detail.figuresFrom === 'ads',
              asOf: detail.asOf,
            }
          }
          error={error}
          currency={campaign?.currency ?? 'USD'}
          objective={campaign?.objective ?? null}
          period={period}
          onPeriodChange={setPeriod}
        />
        {detail && campaign && (
          <>
            <FiguresChart figures={daily} marks={marks} objective={campaign.objective} heading="h2" />
            <section aria-labelledby="ads" className="space-y-4">
              <AdsHeading
                count={adsShown(detail).length}
                detail={detail}
                action={
                  campaign.goneAt === null && (
                    <Button onClick={() => open.addAd(liveId)}>
                      <ImagePlus aria-hidden />
                      {m.changes_add_ad()}
                    </Button>
                  )
                }
              />
              <AdGrid>
                <LiveAdList
                  detail={detail}
                  speaker={speaker}
                  domain=""
                  onEdit={(adId) => open.editAd(liveId, adId)}
                  onShowPicture={open.showPicture}
                />
              </AdGrid>
            </section>
          </>
        )}
        <Card title={m.changes_limited()} text={m.changes_limited_text()} />
        <OperationHistory facebookCampaignId={liveId} />
        {dialogs}
      </Page>
    </LiveToolsOf>
  );
}
