import type { Publication } from '#contract/publications.ts';
import { isDefinedError } from '@orpc/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, queryClient } from '#web/api.ts';

const reconnectMs = 2000;
/** How often we ask besides listening: a stream can fall silent without breaking. */
const askAgainMs = 15_000;

/** The newest run of a campaign, followed live until it is finished. Undefined while not known, null when there is none. */
export function usePublication(campaignId: string | undefined) {
  const { data: latest } = useQuery(
    api.publications.latest.queryOptions({
      input: campaignId ? { campaignId } : skipToken,
      refetchInterval: ({ state }) => (state.data && !state.data.finishedAt ? askAgainMs : false),
    }),
  );
  const isUnfinished = latest != null && latest.finishedAt === null;
  const { data: followed, isError } = useQuery(
    api.publications.watch.experimental_liveOptions({
      input: isUnfinished ? { id: latest.id } : skipToken,
      staleTime: 0,
      gcTime: 0,
      retry: (count, error) => count < 3 && !isDefinedError(error),
      // A stream that ended before the run did was cut off: look again.
      refetchInterval: ({ state }) => (state.data?.finishedAt ? false : reconnectMs),
    }),
  );
  useEffect(() => {
    if (followed?.finishedAt) rememberPublication(followed);
  }, [followed]);

  const publication = isUnfinished && followed?.id === latest.id ? followed : latest;
  return { publication, isOutOfSight: isUnfinished && isError };
}

/** Makes a run the newest one of its campaign on every screen that shows it. */
export function rememberPublication(publication: Publication): void {
  const { campaignId } = publication;
  queryClient.setQueryData(api.publications.latest.queryKey({ input: { campaignId } }), publication);
}
