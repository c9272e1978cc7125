import type { LiveOverview, SyncState } from '#contract/live/live-campaign.ts';
import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';

/** Asks for a sync; what comes of it shows in the sync state. Of one that a person asked for it is told when it fails. */
export function useSync(sync: SyncState | undefined) {
  const told = useRef<SyncState>(undefined);
  const mutation = useMutation(
    api.liveCampaigns.sync.mutationOptions({
      onSuccess: (answer) => {
        const queryKey = api.liveCampaigns.overview.key();
        queryClient.setQueriesData<LiveOverview>(
          { queryKey },
          (overview) => overview && { ...overview, sync: answer },
        );
      },
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'SYNC_TOO_SOON') {
          const { minutes } = error.data;
          toastError(m.live_sync_too_soon_title(), m.live_sync_too_soon_text({ minutes }));
          return;
        }
        // The page says what is wrong with the connection, and what to do.
        void queryClient.invalidateQueries({ queryKey: api.connections.key() });
        const isSignedOut = isDefinedError(error) && error.code === 'NOT_SIGNED_IN';
        toastError(m.live_sync_failed_title(), isSignedOut ? m.live_session_expired() : wordsFor(error));
      },
    }),
  );
  const { data: answer, variables } = mutation;
  useEffect(() => {
    if (!answer || !sync || variables?.type === 'auto' || told.current === answer) return;
    // What is known when the answer comes may still be how the sync before ended, or already how this one did.
    if (sync.state !== 'failed' || sync.startedAt !== answer.startedAt) return;
    told.current = answer;
    toastError(m.live_sync_failed_title(), sync.problem?.text);
  }, [sync, answer, variables]);
  return mutation;
}
