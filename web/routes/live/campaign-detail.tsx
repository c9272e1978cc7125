import type { Campaign } from '#contract/campaigns/campaign.ts';
import { ImagePlus, PencilLine, Sparkles, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { draftSpots } from '#web/features/campaigns/draft/draft-spots.ts';
import { useNotes } from '#web/features/comments/use-notes.tsx';
import { ReportLink } from '#web/features/compliance/report/report-link.tsx';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { LeadOutcomes } from '#web/features/leads/outcomes/lead-outcomes.tsx';
import { AdGrid } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { AdsHeading, NotUsedAds } from '#web/features/live-campaigns/detail/ads-heading.tsx';
import { AdSetList } from '#web/features/live-campaigns/detail/ad-set-list.tsx';
import { CampaignLimit } from '#web/features/live-campaigns/spending/campaign-limit.tsx';
import { adsShown } from '#web/features/live-campaigns/detail/ads-shown.ts';
import { useLiveDetail } from '#web/features/live-campaigns/detail/detail-query.ts';
import { useFirstRead } from '#web/features/live-campaigns/detail/use-first-read.ts';
import { DetailResults } from '#web/features/live-campaigns/detail/detail-results.tsx';
import { DetailSteering } from '#web/features/live-campaigns/detail/detail-steering.tsx';
import { DetailTabs } from '#web/features/live-campaigns/detail/detail-tabs.tsx';
import { EditMenu } from '#web/features/live-campaigns/detail/edit-menu.tsx';
import { CampaignHistory } from '#web/features/live-campaigns/history/campaign-history.tsx';
import { usePeriod } from '#web/features/live-campaigns/figures/use-period.ts';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { DeletionQuestion } from '#web/features/live-campaigns/steering/deletion-question.tsx';
import { useMay } from '#web/workspace/may.ts';
import { websiteHost } from '#web/website-host.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { findOpener } from '#web/ui/overlay/find-opener.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { BackToCampaigns } from '../campaign/back-to-campaigns.tsx';
import { CampaignInformation } from '../campaign/campaign-information.tsx';
import { LiveAdList } from './live-ad-list.tsx';
import { liveSpots } from './live-spots.ts';
import { OriginalAdList } from '../campaign/original-ad-list.tsx';
import { useAskedAd } from './use-asked-ad.ts';
import { useLeaveAfterDeletion } from './use-leave-after-deletion.ts';
import { useLiveDialogs } from './use-live-dialogs.tsx';

/** Everything about one campaign of ours: what steers it, and below, by tabs, what it brought, its ads, what it is about. */
export function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const { id, facebookCampaignId, objective, currency } = campaign;
  const { leaveSoon } = useLeaveAfterDeletion(id, facebookCampaignId);
  /** What asked for the deletion, while it is asked about. */
  const [deleter, setDeleter] = useState<HTMLElement | null>();
  const askToDelete = () => setDeleter(findOpener());
  const [period] = usePeriod();
  const known = useLiveDetail(facebookCampaignId, period);
  const isReading = useFirstRead(known.isUnread);
  const live = isReading ? { ...known, isUnread: false, isPending: true } : known;
  const { detail } = live;
  const { dialogs, open } = useLiveDialogs();
  const speaker = useSpeaker(campaign.facebookPageId, campaign.businessName);
  // As it is called at Meta now, where somebody may have renamed it.
  const title = detail?.campaign.name || campaign.title || m.campaigns_draft_untitled();
  const liveId = facebookCampaignId ?? '';
  const isPublished = liveId !== '';
  const liveAds = useMemo(() => (detail ? adsShown(detail) : []), [detail]);
  const notes = useNotes({
    subject: id,
    spots: useMemo(() => [...liveSpots(liveAds), ...draftSpots(campaign)], [liveAds, campaign]),
  });
  const canSteer = open.maySteer && isPublished && !live.isUnread && !detail?.campaign.goneAt;
  const mayDraft = useMay('draft');
  const mayDelete = isPublished ? open.maySteer : mayDraft;
  useAskedAd(liveId, canSteer && open.addAd);
  const isComing = isPublished && live.isPending;
  const count = detail ? liveAds.length : campaign.ads.length;

  const ads = isComing ? (
    <LoadingBlock className="h-102 bg-surface" />
  ) : (
    <section aria-labelledby="ads" className="space-y-4">
      <AdsHeading count={count} detail={detail} />
      {liveAds.length + campaign.ads.length === 0 && (
        <EmptyState
          icon={<Sparkles />}
          heading="h3"
          title={m.changes_no_ads()}
          text={m.changes_no_ads_text()}
        />
      )}
      {detail ? (
        <>
          <AdGrid>
            <LiveAdList
              {...{ detail, speaker }}
              below={notes.below}
              domain={websiteHost(campaign.websiteUrl)}
              onEdit={(adId) => open.editAd(liveId, adId)}
              onShowPicture={open.showPicture}
            />
          </AdGrid>
          <NotUsedAds count={campaign.ads.filter(({ selected }) => !selected).length}>
            <AdGrid>
              <OriginalAdList campaign={campaign} isRest />
            </AdGrid>
          </NotUsedAds>
        </>
      ) : (
        <AdGrid>
          <OriginalAdList campaign={campaign} />
        </AdGrid>
      )}
    </section>
  );

  return (
    <LiveToolsOf value={open}>
      <Page title={title}>
        <BackToCampaigns />
        <PageHeader
          title={title}
          text={
            <span className="flex flex-wrap items-center gap-2">
              {campaign.businessName}
              {/* What steers it, below, says whether it runs. */}
              {detail?.campaign.goneAt && <Badge>{m.live_gone()}</Badge>}
              {!detail && !isComing && (
                <Badge tone={isPublished ? 'info' : 'warning'}>{publishedWords(campaign)}</Badge>
              )}
            </span>
          }
          actions={
            <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
              {notes.bar}
              {!isPublished && <Badge className="whitespace-normal">{m.changes_publish_first()}</Badge>}
              {canSteer ? (
                <EditMenu
                  campaignId={id}
                  facebookCampaignId={liveId}
                  onDelete={askToDelete}
                  className={onPhone}
                />
              ) : (
                mayDelete && (
                  <Button variant="ghost" className={onPhone} onClick={askToDelete}>
                    <Trash2 aria-hidden />
                    {m.changes_delete_campaign()}
                  </Button>
                )
              )}
              {!isPublished && mayDraft && (
                <Button asChild variant="secondary" className={onPhone}>
                  <Link to={`/campaign/${id}`} state={{ previousRoute: `/campaign/${id}/details` }}>
                    <PencilLine aria-hidden />
                    {m.changes_edit_campaign()}
                  </Link>
                </Button>
              )}
              {canSteer && (
                <Button className={onPhone} onClick={() => open.addAd(liveId)}>
                  <ImagePlus aria-hidden />
                  {m.changes_add_ad()}
                </Button>
              )}
            </div>
          }
        />
        {isPublished && <UnchosenNotice />}
        {isPublished && <DetailSteering live={live} />}
        <DetailTabs
          usual={isPublished ? 'results' : 'ads'}
          isComing={isComing}
          content={{
            results: isPublished ? (
              <>
                <DetailResults {...{ live, currency, objective }} />
                {detail && open.maySeeLeads && <LeadOutcomes detail={detail} />}
              </>
            ) : (
              <p className="text-sm text-muted">{m.changes_draft_figures()}</p>
            ),
            ads,
            setup: (
              <>
                <CampaignInformation {...{ campaign, detail }} />
                {!isPublished && <ReportLink of={{ campaignId: id }} />}
                {detail && <AdSetList detail={detail} />}
                {detail && <CampaignLimit campaign={detail.campaign} />}
              </>
            ),
            history: isPublished && (
              <>
                <CampaignHistory {...{ liveId, live }} />
                <ReportLink of={{ campaignId: id }} />
              </>
            ),
          }}
        />
        <DeletionQuestion
          campaignId={id}
          title={title}
          isPublished={isPublished}
          hasLeads={campaign.objective === 'leads'}
          opener={deleter}
          onClose={() => setDeleter(undefined)}
          onBegun={leaveSoon}
        />
        {dialogs}
        {notes.panel}
      </Page>
    </LiveToolsOf>
  );
}

/** Two stand beside each other where there is little room. */
const onPhone = 'max-sm:grow max-sm:px-2 max-sm:[&>svg:first-child]:hidden';

function publishedWords({ facebookCampaignId, status }: Campaign): string {
  if (facebookCampaignId) return m.changes_published();
  return status === 'publishing' ? m.changes_publishing() : m.campaigns_draft();
}
