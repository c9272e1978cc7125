import { api } from '#web/api.ts';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';

/** A campaign to read. Asked for anew on every visit, since the builder saves on a way of its own. */
export function useCampaign(id: string) {
  const { data, error, refetch } = useQuery({
    ...api.campaigns.get.queryOptions({ input: { id } }),
    refetchOnMount: 'always',
  });
  const isMissing = isCampaignMissing(error);
  return { campaign: isMissing ? undefined : data, error, isMissing, refetch };
}

/** Whether there is no such campaign, or what was asked for is no id of one. */
function isCampaignMissing(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === 'CAMPAIGN_NOT_FOUND' || error.code === 'BAD_REQUEST');
}
