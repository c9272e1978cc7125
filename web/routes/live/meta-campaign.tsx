import { ExternalLink, ImagePlus } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { useNotes } from '#web/features/comments/use-notes.tsx';
import { ReportLink } from '#web/features/compliance/report/report-link.tsx';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { LeadOutcomes } from '#web/features/leads/outcomes/lead-outcomes.tsx';
import { AdGrid } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { AdSetList } from '#web/features/live-campaigns/detail/ad-set-list.tsx';
import { CampaignLimit } from '#web/features/live-campaigns/spending/campaign-limit.tsx';
import { AdsHeading } from '#web/features/live-campaigns/detail/ads-heading.tsx';
import { adsShown } from '#web/features/live-campaigns/detail/ads-shown.ts';
import { useLiveDetail } from '#web/features/live-campaigns/detail/detail-query.ts';
import { DetailResults } from '#web/features/live-campaigns/detail/detail-results.tsx';
import { DetailSteering } from '#web/features/live-campaigns/detail/detail-steering.tsx';
import { DetailTabs } from '#web/features/live-campaigns/detail/detail-tabs.tsx';
import { CampaignHistory } from '#web/features/live-campaigns/history/campaign-history.tsx';
import { usePeriod } from '#web/features/live-campaigns/figures/use-period.ts';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/meta-campaign.ts';
import { adsManagerUrl } from './ads-manager-url.ts';
import { BackToCampaigns } from '../campaign/back-to-campaigns.tsx';
import { Elsewhere } from '../elsewhere.tsx';
import { LiveAdList } from './live-ad-list.tsx';
import { liveSpots } from './live-spots.ts';
import { useLiveDialogs } from './use-live-dialogs.tsx';

/** A campaign that was made in Ads Manager: what Meta tells of it, and what can be done about it from here. */
export default function MetaCampaign({ params: { facebookCampaignId: liveId } }: Route.ComponentProps) {
  const [period] = usePeriod();
  const live = useLiveDetail(liveId, period);
  const { dialogs, open } = useLiveDialogs();
  const { detail } = live;
  const campaign = detail?.campaign;
  const title = campaign?.name ?? m.changes_meta_campaign();
  const speaker = useSpeaker(null, title);
  const shown = useMemo(() => (detail ? adsShown(detail) : []), [detail]);
  const notes = useNotes({
    subject: campaign && !campaign.campaignId ? liveId : undefined,
    spots: useMemo(() => liveSpots(shown), [shown]),
  });

  if (live.isUnread) return <Elsewhere says={m.changes_not_found()} />;
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
              <span className="text-xs [overflow-wrap:anywhere]">
                {m.changes_facebook_id({ id: liveId })}
              </span>
              {campaign?.goneAt && <Badge>{m.live_gone()}</Badge>}
            </span>
          }
          actions={
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
              {notes.bar}
              <Button asChild variant="secondary">
                <a
                  href={adsManagerUrl({ facebookCampaignId: liveId, adAccountId: detail?.adAccountId })}
                  target="_blank"
                  rel="noreferrer"
                >
                  <ExternalLink aria-hidden className="max-sm:hidden" />
                  {m.changes_view_in_manager()}
                  <span className="sr-only"> ({m.ui_new_tab()})</span>
                </a>
              </Button>
              {open.maySteer && (live.isPending || campaign?.goneAt === null) && (
                <Button onClick={() => open.addAd(liveId)}>
                  <ImagePlus aria-hidden className="max-sm:hidden" />
                  {m.changes_add_ad()}
                </Button>
              )}
            </div>
          }
        />
        <UnchosenNotice />
        <DetailSteering live={live} />
        <DetailTabs
          usual="results"
          isComing={live.isPending}
          content={{
            results: (
              <>
                <DetailResults
                  live={live}
                  currency={campaign?.currency ?? 'USD'}
                  objective={campaign?.objective ?? null}
                />
                {detail && open.maySeeLeads && <LeadOutcomes detail={detail} />}
              </>
            ),
            ads: detail ? (
              <section aria-labelledby="ads" className="space-y-4">
                <AdsHeading count={shown.length} detail={detail} />
                <AdGrid>
                  <LiveAdList
                    {...{ detail, speaker }}
                    below={notes.below}
                    domain=""
                    onEdit={(adId) => open.editAd(liveId, adId)}
                    onShowPicture={open.showPicture}
                  />
                </AdGrid>
              </section>
            ) : (
              live.isPending && <LoadingBlock className="h-102 bg-surface" />
            ),
            setup: detail ? (
              <>
                <AdSetList detail={detail} />
                <CampaignLimit campaign={detail.campaign} />
              </>
            ) : (
              live.isPending && <LoadingBlock className="h-46 bg-surface" />
            ),
            history: (
              <>
                <CampaignHistory {...{ liveId, live }} />
                <ReportLink of={{ facebookCampaignId: liveId }} />
              </>
            ),
          }}
        />
        {!live.isPending && <Card title={m.changes_limited()} text={m.changes_limited_text()} isBare />}
        {dialogs}
        {notes.panel}
      </Page>
    </LiveToolsOf>
  );
}
