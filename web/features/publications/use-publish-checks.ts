import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** What can be known before publishing. Asked anew whenever `asOf` changes or somebody comes back to the page. */
export function usePublishChecks(campaignId: string, asOf: readonly unknown[]) {
  return useQuery({
    ...checksOf(campaignId, asOf),
    placeholderData: keepPreviousData,
    // What was wrong may have been put right at Facebook meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

/** Whether the list that is on screen names something that stands in the way. Asks nothing itself. */
export function useIsHeldUp(campaignId: string | undefined, asOf: readonly unknown[]): boolean {
  const { data } = useQuery({ ...checksOf(campaignId, asOf), enabled: false });
  return data?.checks.some(({ state }) => state === 'missing') ?? false;
}

function checksOf(campaignId: string | undefined, asOf: readonly unknown[]) {
  const options = api.publications.check.queryOptions({ input: campaignId ? { campaignId } : skipToken });
  return { ...options, queryKey: [...options.queryKey, ...asOf] };
}
