import { ORPCError } from '@orpc/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** A published campaign over the last 30 full days. It is undefined while it is read, null where Meta has told nothing of it yet. */
export function useLately(facebookCampaignId: string | null) {
  const input = facebookCampaignId ? { facebookCampaignId, period: '30d' as const } : skipToken;
  const { data, error } = useQuery(api.liveCampaigns.get.queryOptions({ input }));
  return isUnreadError(error) ? { read: null, error: null } : { read: data, error };
}

/** Meta has not been read since the campaign was published, or never had it. */
export function isUnreadError(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'LIVE_CAMPAIGN_NOT_FOUND';
}
