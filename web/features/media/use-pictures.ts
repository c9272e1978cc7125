import type { Media } from '#contract/media.ts';
import { api } from '#web/api.ts';
import { useQueries } from '@tanstack/react-query';

/** The pictures behind these ids, in their order, as far as they are known. Pictures never change. */
export function usePictures(ids: readonly string[], known: readonly Media[]): Media[] {
  return useQueries({
    queries: ids.map((id) => ({
      ...api.media.get.queryOptions({ input: { id } }),
      staleTime: Infinity,
      initialData: () => known.find((picture) => picture.id === id),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
}
