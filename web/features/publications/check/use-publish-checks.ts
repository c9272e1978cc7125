import type { PublishCheck } from '#contract/publishing/publish-checks.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, queryClient } from '#web/api.ts';

/** What can be known before publishing. Asked anew whenever `asOf` changes or somebody comes back to the page. */
export function usePublishChecks(campaignId: string, asOf: readonly unknown[]) {
  const checks = useQuery({
    ...checksOf(campaignId, asOf),
    placeholderData: keepPreviousData,
    // What was wrong may have been put right at Facebook meanwhile.
    refetchOnWindowFocus: 'always',
  });
  const isUnlinked = isMissing(checks.data?.checks.filter(({ name }) => name === 'connection'));
  useEffect(() => {
    // Looking may have found out that Facebook no longer takes our token.
    if (isUnlinked) void queryClient.invalidateQueries({ queryKey: api.connections.key() });
  }, [isUnlinked]);
  return checks;
}

/** Whether everything on the list was looked at and nothing stands in the way. Asks nothing itself. */
export function useIsChecked(campaignId: string | undefined, asOf: readonly unknown[]): boolean {
  const { data } = useQuery({ ...checksOf(campaignId, asOf), enabled: false });
  return data?.checks.every(({ state }) => state === 'fine' || state === 'warning') ?? false;
}

/** Whether the list was read, or could not be; there is none before the first saving. Asks nothing itself. */
export function useAreChecksKnown(campaignId: string | undefined, asOf: readonly unknown[]): boolean {
  const options = { ...checksOf(campaignId, asOf), enabled: false, placeholderData: keepPreviousData };
  const isPending = useQuery(options).status === 'pending';
  return campaignId === undefined || !isPending;
}

/** What stands in the way, in the words of the list; nothing while it was not read. Asks nothing itself. */
export function useOpenChecks(campaignId: string | undefined, asOf: readonly unknown[]): string[] {
  const { data } = useQuery({ ...checksOf(campaignId, asOf), enabled: false });
  return data?.checks.filter(({ state }) => state === 'missing').map(({ text }) => text) ?? [];
}

function isMissing(checks: PublishCheck[] = []): boolean {
  return checks.some(({ state }) => state === 'missing');
}

function checksOf(campaignId: string | undefined, asOf: readonly unknown[]) {
  const options = api.publications.check.queryOptions({ input: campaignId ? { campaignId } : skipToken });
  return { ...options, queryKey: [...options.queryKey, ...asOf] };
}
