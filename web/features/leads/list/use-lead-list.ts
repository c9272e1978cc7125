import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api, queryClient } from '#web/api.ts';
import { isBeingChanged } from '../lead/change-lead.ts';
import type { LeadPages } from '../lead-cache.ts';
import type { LeadView } from './lead-view.ts';
import { mergeBeginning } from './merge-beginning.ts';

/** How often we look besides listening: a reading by the clock changes counts without bringing anybody. */
const lookAgainMs = 60_000;

/** A campaign's leads, newest first, a page at a time, with those that come in while it is looked at. */
export function useLeadList(facebookCampaignId: string, { search, status }: LeadView) {
  const wanted = useMemo(
    () => ({
      facebookCampaignId,
      ...(search.trim() && { search: search.trim() }),
      ...(status && { status }),
    }),
    [facebookCampaignId, search, status],
  );
  const options = api.leads.list.infiniteOptions({
    input: (next: string | undefined) => ({ ...wanted, ...(next && { next }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Reading anew would read every page: news are put in front instead.
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (before) =>
      before?.pages[0]?.facebookCampaignId === facebookCampaignId ? before : undefined,
  });
  const list = useInfiniteQuery(options);
  const own = list.isPlaceholderData ? undefined : list.data;

  const { data: beginning } = useQuery(
    api.leads.list.queryOptions({
      input: wanted,
      enabled: own !== undefined,
      initialData: () => own?.pages[0],
      initialDataUpdatedAt: list.dataUpdatedAt,
      gcTime: 0,
      refetchInterval: lookAgainMs,
    }),
  );
  const { queryKey } = options;
  useEffect(() => {
    if (!beginning) return;
    queryClient.setQueryData<LeadPages>(queryKey, (pages) =>
      pages && pages.pages[0] !== beginning
        ? mergeBeginning(pages, beginning, { keeps: isBeingChanged })
        : pages,
    );
    // The key is made anew with every render, and says the same as what is wanted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [beginning, wanted]);

  const leads = useMemo(() => list.data?.pages.flatMap((page) => page.leads) ?? [], [list.data]);
  return { ...list, leads, campaign: list.data?.pages[0] };
}
