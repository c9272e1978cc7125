import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** A sync is heard of where somebody follows it; elsewhere this is asked for now and then. */
const askAgainMs = 60_000;

/** What was changed at Meta and not from here: of one campaign, or of all where none is said; of null, nothing is asked. */
export function useDrifts(facebookCampaignId?: string | null) {
  const input = facebookCampaignId === null ? skipToken : facebookCampaignId ? { facebookCampaignId } : {};
  return useQuery(api.liveCampaigns.listDrifts.queryOptions({ input, refetchInterval: askAgainMs }));
}
