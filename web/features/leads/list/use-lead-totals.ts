import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** How many leads a campaign has, and how many nobody has dealt with; undefined while not known. */
export function useLeadTotals(facebookCampaignId: string) {
  const { data } = useQuery(
    api.leads.summaries.queryOptions({
      select: (summaries) => summaries.find((each) => each.facebookCampaignId === facebookCampaignId),
    }),
  );
  return data;
}
