import type { SyncState } from '#contract/live-campaigns.ts';
import type { Period } from '#contract/live-figures.ts';
import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, queryClient } from '#web/api.ts';
import { overviewQuery } from './overview-query.ts';

const reconnectMs = 2000;
/** How often we ask besides listening: a stream can fall silent without breaking. */
const askAgainMs = 60_000;

/** Campaigns and figures as last synced. Follows the sync as it happens and reads them anew when one ends. */
export function useLiveOverview(period: Period) {
  const overview = useQuery({
    ...overviewQuery(period),
    refetchInterval: askAgainMs,
    // Another period comes in the place of the one before, without a gap.
    placeholderData: keepPreviousData,
  });
  const { data: watched, dataUpdatedAt: watchedAt } = useQuery(
    api.liveCampaigns.watchSync.experimental_liveOptions({
      staleTime: 0,
      gcTime: 0,
      retry: (count, error) => count < 3 && !isDefinedError(error),
      // The stream has no end of its own: when it stops, it was cut off.
      refetchInterval: reconnectMs,
    }),
  );
  const listed = overview.data?.sync;
  const isBehind = watched && listed ? watched.state !== 'syncing' && !isSame(watched, listed) : false;
  useEffect(() => {
    if (!isBehind) return;
    for (const key of [api.liveCampaigns.list.key(), api.liveCampaigns.daily.key()]) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
    // A sync may have found out that Facebook no longer takes our token.
    void queryClient.invalidateQueries({ queryKey: api.connections.key() });
  }, [isBehind]);

  return { overview, sync: watchedAt > overview.dataUpdatedAt ? watched : (listed ?? watched) };
}

function isSame(one: SyncState, other: SyncState): boolean {
  return (
    one.state === other.state && one.lastSyncedAt === other.lastSyncedAt && one.problem === other.problem
  );
}
