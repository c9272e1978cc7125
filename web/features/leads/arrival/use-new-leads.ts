import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

interface NewLeads {
  facebookCampaignId: string;
  count: number;
}

const none: NewLeads[] = [];

/** How many leads nobody has dealt with, by campaign; none while that is not known. */
export function useNewLeads(): NewLeads[] {
  const { data } = useQuery(
    api.leads.summaries.queryOptions({
      select: (summaries) =>
        summaries.map(({ facebookCampaignId, unhandled }) => ({ facebookCampaignId, count: unhandled })),
    }),
  );
  return data ?? none;
}
