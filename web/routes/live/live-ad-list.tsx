import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { callsToAction } from '#contract/campaigns/ads.ts';
import type { LiveAd, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { nameCallToAction } from '#web/features/campaigns/ads/call-to-action.ts';
import { FacebookFeedPreview } from '#web/features/campaigns/previews/facebook-feed-preview.tsx';
import type { Speaker } from '#web/features/connections/use-speaker.ts';
import { useAdComparison } from '#web/features/live-campaigns/comparison/use-ad-comparison.ts';
import { adsShown } from '#web/features/live-campaigns/detail/ads-shown.ts';
import { firstDay } from '#web/features/live-campaigns/figures/first-day.ts';
import { LiveAdCard } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { oneOf } from '#web/one-of.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

interface LiveAdListProps {
  detail: LiveCampaignDetail;
  speaker: Speaker;
  /** Where the ads lead, as it is shown. */
  domain: string;
  /** What was said of an ad. */
  below: (spot: string) => ReactNode;
  onEdit: (facebookAdId: string) => void;
  onShowPicture: (picture: { url: string; title: string }) => void;
}

/** The ads Meta has, as entries of a list. */
export function LiveAdList({ detail, speaker, domain, below, onEdit, onShowPicture }: LiveAdListProps) {
  const { campaign, adSets } = detail;
  const names = new Map(adSets.map(({ facebookAdSetId, name }) => [facebookAdSetId, name]));
  const ads = adsShown(detail);
  const { data: compared } = useAdComparison(campaign.facebookCampaignId);
  const better = (compared?.ads ?? []).filter(({ standing }) => standing === 'better');
  return ads.map((ad) => (
    <LiveAdCard
      key={ad.facebookAdId}
      ad={ad}
      campaign={campaign}
      isFirstDay={firstDay(detail) !== undefined}
      adSetName={names.size > 1 ? names.get(ad.facebookAdSetId) : undefined}
      preview={
        <>
          <FacebookFeedPreview
            ad={ad}
            {...speaker}
            picture={ad.pictureUrl ? { previewUrl: ad.pictureUrl } : undefined}
            missing={m.changes_ad_no_picture()}
            button={buttonWords(ad, campaign.objective)}
            domain={domain}
          />
          {below(`ads.${ad.facebookAdId}`)}
        </>
      }
      isBetter={better.some(({ facebookAdId }) => facebookAdId === ad.facebookAdId)}
      onEdit={() => onEdit(ad.facebookAdId)}
      onShowPicture={(url) => onShowPicture({ url, title: ad.headline || ad.name })}
    />
  ));
}

/** Ads from Ads Manager have buttons that we do not offer. */
function buttonWords({ callToAction }: LiveAd, objective: CampaignFields['objective']): string {
  const known = oneOf(callsToAction, callToAction);
  if (known) return nameCallToAction(known, objective);
  const words = callToAction.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
