import { api } from '#web/api.ts';
import { FacebookFeedPreview } from '#web/features/campaigns/previews/facebook-feed-preview.tsx';
import { useSpeaker } from '#web/features/connections/use-speaker.ts';
import type { AdLook } from '#web/features/live-campaigns/ads/ad-pieces.ts';
import { websiteHost } from '#web/website-host.ts';
import { useQuery } from '@tanstack/react-query';

/** An ad of a live campaign in the feed of Facebook, as far as it is known here who speaks and where it leads. */
export function LiveAdPreview({ campaign: { campaignId, name }, words, ...look }: AdLook) {
  const { data: campaign } = useQuery({
    ...api.campaigns.get.queryOptions({ input: { id: campaignId ?? '' } }),
    enabled: campaignId !== null,
  });
  const speaker = useSpeaker(campaign?.facebookPageId, campaign?.businessName ?? name);
  const domain = websiteHost(campaign?.websiteUrl ?? '');
  return <FacebookFeedPreview ad={words} {...speaker} {...look} domain={domain} />;
}
