import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** Which ad of a campaign is better. Nothing is asked where it was never published. */
export function useAdComparison(facebookCampaignId: string | null) {
  const input = facebookCampaignId ? { facebookCampaignId } : skipToken;
  return useQuery(api.liveCampaigns.compareAds.queryOptions({ input }));
}
