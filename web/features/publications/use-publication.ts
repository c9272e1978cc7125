import type { Publication } from '#contract/publishing/publications.ts';
import { isDefinedError } from '@orpc/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, queryClient } from '#web/api.ts';
import { isUnderWay } from './run-state.ts';

const reconnectMs = 2000;
/** How often we ask besides listening: a stream can fall silent, and a run can begin on another device. */
const askAgainMs = 15_000;

/** The newest run of a campaign, followed live until it is finished. Undefined while not known, null when there is none. */
export function usePublication(campaignId: string | undefined) {
  const { data: latest } = useQuery(
    api.publications.latest.queryOptions({
      input: campaignId ? { campaignId } : skipToken,
      refetchInterval: askAgainMs,
    }),
  );
  const isFollowed = latest != null && isUnderWay(latest);
  const { data: followed, isError } = useQuery(
    api.publications.watch.experimental_liveOptions({
      input: isFollowed ? { id: latest.id } : skipToken,
      staleTime: 0,
      gcTime: 0,
      retry: (count, error) => count < 3 && !isDefinedError(error),
      // A stream that ended before the run did was cut off: look again.
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : reconnectMs),
    }),
  );
  useEffect(() => {
    if (followed && !isUnderWay(followed)) rememberPublication(followed);
  }, [followed]);

  const publication = isFollowed && followed?.id === latest.id ? followed : latest;
  return { publication, isOutOfSight: isFollowed && isError };
}

/** Makes a run the newest one of its campaign on every screen that shows it. */
export function rememberPublication(publication: Publication): void {
  const { campaignId } = publication;
  const queryKey = api.publications.latest.queryKey({ input: { campaignId } });
  // An older answer that is still on its way must not take its place.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, publication);
}
