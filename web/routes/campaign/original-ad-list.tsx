import type { Campaign } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';
import { AdPreview } from '#web/features/campaigns/previews/ad-preview.tsx';
import { ToneBadge } from '#web/features/campaigns/ads/tone-badge.tsx';
import { AdCardFrame } from '#web/features/live-campaigns/detail/ad-cards.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import { useDrawnPictures } from '#web/features/designs/use-drawn-pictures.ts';
import { shownMedia } from '#web/features/media/shown-preview.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';

/** The ads as they were written here, as entries of a list, or the rest that was not published. Pictures take turns. */
export function OriginalAdList({ campaign, isRest }: { campaign: Campaign; isRest?: boolean }) {
  const { objective, websiteUrl } = campaign;
  const pictures = useDrawnPictures(campaign, campaign, shownMedia(campaign));
  const speaker = useSpeaker(campaign.facebookPageId, campaign.businessName);
  return campaign.ads.map((ad, place) =>
    isRest && ad.selected ? null : (
      <AdCardFrame
        key={ad.id}
        title={m.drafts_ads_copy({ n: place + 1 })}
        badges={
          <>
            <Badge tone="info">{m.changes_ad_original()}</Badge>
            <ToneBadge tone={ad.tone} />
          </>
        }
      >
        <AdPreview {...{ ad, objective, websiteUrl }} {...speaker} picture={turnOf(pictures, place)} />
      </AdCardFrame>
    ),
  );
}
