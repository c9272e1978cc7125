import type { Connection } from '#contract/connections.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

/** The linked Facebook account, and everything that can be done to it. */
export function useConnection() {
  const queryClient = useQueryClient();
  const queryKey = api.connections.get.queryKey();
  const query = useQuery(api.connections.get.queryOptions());
  const show = (connection: Connection | null) =>
    queryClient.setQueryData<Connection | null>(queryKey, connection);
  const readAnew = () => queryClient.invalidateQueries({ queryKey: api.connections.key() });

  const select = useMutation({
    ...api.connections.select.mutationOptions(),
    // One after the other, so that two quick choices cannot overtake each other.
    scope: { id: 'connection-selection' },
    onMutate: async ({ adAccountId, pageId }) => {
      // An older answer still on its way would take the choice off the screen again.
      await queryClient.cancelQueries({ queryKey });
      const now = queryClient.getQueryData<Connection | null>(queryKey);
      if (!now) return;
      show({
        ...now,
        ...(adAccountId !== undefined && { selectedAdAccountId: adAccountId }),
        ...(pageId !== undefined && { selectedPageId: pageId }),
      });
    },
    onSuccess: (_connection, { adAccountId }) => {
      if (adAccountId) void readCampaigns();
      return queryClient.invalidateQueries({ queryKey: api.liveCampaigns.key() });
    },
    onError: (error) =>
      toastError(m.connections_select_failed(), `${m.connections_select_failed_text()} ${wordsFor(error)}`),
    onSettled: async () => {
      const isLast = queryClient.isMutating({ mutationKey: api.connections.select.mutationKey() }) === 1;
      if (isLast) await readAnew();
    },
  });

  const refresh = useMutation(
    api.connections.refresh.mutationOptions({
      onSuccess: (connection) => {
        show(connection);
        toast(m.connections_toast_refreshed(), m.connections_toast_refreshed_text());
      },
      onError: async (error) => {
        toastError(m.connections_refresh_failed(), wordsFor(error));
        await readAnew();
      },
    }),
  );

  const disconnect = useMutation(
    api.connections.disconnect.mutationOptions({
      onSuccess: async () => {
        show(null);
        toast(m.connections_toast_disconnected(), m.connections_toast_disconnected_text());
        await queryClient.invalidateQueries({ queryKey: api.liveCampaigns.key() });
      },
      onError: (error) => {
        toastError(
          m.connections_toast_disconnect_failed(),
          `${m.connections_toast_disconnect_failed_text()} ${wordsFor(error)}`,
        );
      },
    }),
  );

  return { query, select, refresh, disconnect };
}

/** Of an ad account that was chosen just now. Where this cannot begin it, the clock does within a minute. */
async function readCampaigns(): Promise<void> {
  try {
    await server.liveCampaigns.sync({ type: 'auto' });
  } catch {
    // The page says by itself what is wrong with the connection.
  }
}
