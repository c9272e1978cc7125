import type { SyncState } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { useWorkspaceStream } from '#web/workspace/use-workspace-stream.ts';
import { overviewQuery } from './overview-query.ts';

/** How often we ask besides listening: a stream can fall silent without breaking. */
const askAgainMs = 60_000;

interface Watched {
  watched: SyncState | undefined;
  watchedAt: number;
}

/** Campaigns and figures as last synced. Follows the sync as it happens and reads them anew when one ends. */
export function useLiveOverview(period: Period) {
  const overview = useQuery({
    ...overviewQuery(period),
    refetchInterval: askAgainMs,
    // Another period comes in the place of the one before, without a gap.
    placeholderData: keepPreviousData,
  });
  const [{ watched, watchedAt }, setWatched] = useState<Watched>({ watched: undefined, watchedAt: 0 });
  const listen = useCallback((signal: AbortSignal) => {
    void followStream(
      {
        open: (until) => server.liveCampaigns.watchSync(undefined, { signal: until }),
        hear(sync) {
          setWatched({ watched: sync, watchedAt: Date.now() });
          // A first reading rings once its figures are there, while the rest is still read.
          if (sync.state === 'syncing' && sync.lastSyncedAt === null)
            void queryClient.invalidateQueries({ queryKey: api.liveCampaigns.overview.key() });
        },
      },
      signal,
    );
  }, []);
  useWorkspaceStream('sync', 'see', listen);
  const listed = overview.data?.sync;
  const isBehind = watched && listed ? watched.state !== 'syncing' && !isSame(watched, listed) : false;
  useEffect(() => {
    if (!isBehind) return;
    for (const key of [
      api.liveCampaigns.overview.key(),
      api.liveCampaigns.daily.key(),
      api.liveCampaigns.listDrifts.key(),
    ]) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
    // A sync may have found out that Facebook no longer takes our token.
    void queryClient.invalidateQueries({ queryKey: api.connections.key() });
  }, [isBehind]);

  const stamp = overview.data?.stamp;
  const lastStamp = useRef(stamp);
  useEffect(() => {
    // What is to be done goes by what the list shows.
    if (lastStamp.current !== undefined && stamp !== lastStamp.current)
      void queryClient.invalidateQueries({ queryKey: api.recommendations.key() });
    lastStamp.current = stamp;
  }, [stamp]);

  return {
    overview,
    sync: watchedAt > overview.dataUpdatedAt ? watched : (listed ?? watched),
    /** A sync has ended since, and what it has read is on its way. */
    isBehind,
  };
}

function isSame(one: SyncState, other: SyncState): boolean {
  return (
    one.state === other.state &&
    one.lastSyncedAt === other.lastSyncedAt &&
    one.problem?.text === other.problem?.text
  );
}
