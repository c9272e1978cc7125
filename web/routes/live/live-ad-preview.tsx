import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { api } from '#web/api.ts';
import { FacebookFeedPreview } from '#web/features/campaigns/previews/facebook-feed-preview.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import type { PictureShown } from '#web/features/live-campaigns/ads/ad-pieces.ts';
import { websiteHost } from '#web/website-host.ts';
import { useQuery } from '@tanstack/react-query';

interface LiveAdPreviewProps {
  campaign: LiveCampaign;
  words: HeldWords;
  picture: PictureShown | undefined;
  missing?: string;
  button: string;
}

/** An ad of a live campaign in the feed of Facebook, as far as it is known here who speaks and where it leads. */
export function LiveAdPreview({ campaign: { campaignId, name }, words, ...look }: LiveAdPreviewProps) {
  const { data: campaign } = useQuery({
    ...api.campaigns.get.queryOptions({ input: { id: campaignId ?? '' } }),
    enabled: campaignId !== null,
  });
  const speaker = useSpeaker(campaign?.facebookPageId, campaign?.businessName ?? name);
  const domain = websiteHost(campaign?.websiteUrl ?? '');
  return <FacebookFeedPreview ad={words} {...speaker} {...look} domain={domain} />;
}
