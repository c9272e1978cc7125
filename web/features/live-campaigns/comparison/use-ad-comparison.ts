import type { AdComparison } from '#contract/live/ad-comparison.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** Which ad of a campaign is better; undefined until it is known. */
export function useAdComparison(facebookCampaignId: string): AdComparison | undefined {
  return useQuery(api.liveCampaigns.compareAds.queryOptions({ input: { facebookCampaignId } })).data;
}
