import type { Media } from '#contract/media.ts';
import { api, queryClient } from '#web/api.ts';
import { isDefinedError } from '@orpc/client';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isEnhancing } from './enhance/enhancement-words.ts';

/** A browser has six lines to a server: those are not all for listening. */
const mostStreams = 2;
const reconnectMs = 2000;
/** How often we ask besides listening: a stream can fall silent without breaking, and not all have one. */
const askAgainMs = 3000;

/** The files behind these ids, in their order, as far as they are known; followed while they are being enhanced. */
export function useMediaList(ids: readonly string[], known: readonly Media[]): Media[] {
  const list = useQueries({
    queries: ids.map((id) => ({
      ...api.media.get.queryOptions({
        input: { id },
        staleTime: Infinity,
        initialData: () => known.find((media) => media.id === id),
      }),
      refetchInterval: ({ state }: { state: { data?: Media | undefined } }) =>
        state.data && isEnhancing(state.data.enhancement) ? askAgainMs : (false as const),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const running = list.filter(({ enhancement }) => isEnhancing(enhancement)).slice(0, mostStreams);
  const followed = useQueries({
    queries: running.map(({ id }) =>
      api.media.watch.experimental_liveOptions({
        input: { id },
        staleTime: 0,
        gcTime: 0,
        retry: (count, error) => count < 3 && !isDefinedError(error),
        // A stream that ended before the studio did was cut off: look again.
        refetchInterval: ({ state }) =>
          state.data && !isEnhancing(state.data.enhancement) ? false : reconnectMs,
      }),
    ),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  useEffect(() => followed.forEach(rememberMedia), [followed]);
  return list;
}

/** Shows this state of a file wherever it is shown. */
export function rememberMedia(media: Media): void {
  queryClient.setQueryData(api.media.get.queryKey({ input: { id: media.id } }), media);
}
