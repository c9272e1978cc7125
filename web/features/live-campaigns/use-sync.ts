import type { LiveOverview } from '#contract/live-campaigns.ts';
import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast.tsx';

/** Asks for a sync; what comes of it shows in the sync state. */
export function useSync() {
  return useMutation(
    api.liveCampaigns.sync.mutationOptions({
      onSuccess: (sync) => {
        const queryKey = api.liveCampaigns.list.key();
        queryClient.setQueriesData<LiveOverview>(
          { queryKey },
          (overview) => overview && { ...overview, sync },
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
}
