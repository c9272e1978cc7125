import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { announceFailure, announceOutcome } from './announce-outcome.ts';
import { explainConnectError, listenForOutcome, withoutConnectReturn } from './connect-outcome.ts';
import { openConnectPopup, watchClosing } from './connect-popup.ts';
import { useConnectReturn } from './use-connect-return.ts';

export type ConnectState = { is: 'idle' } | { is: 'connecting' } | { is: 'error'; reason: string };

/** Linking a Facebook account: from the click, through the popup, to what came of it. */
export function useConnect() {
  const queryClient = useQueryClient();
  const { mutateAsync: startLogin } = useMutation(api.connections.startLogin.mutationOptions());
  const { pathname, search } = useLocation();
  const arrived = useConnectReturn();
  const [state, setState] = useState<ConnectState>(() =>
    arrived?.connected === false
      ? { is: 'error', reason: explainConnectError(arrived.error ?? 'server_error') }
      : { is: 'idle' },
  );
  const stopWatching = useRef<(() => void) | undefined>(undefined);

  function fail(reason: string, ...told: Parameters<typeof announceFailure>) {
    stopWatching.current?.();
    setState({ is: 'error', reason });
    announceFailure(...told);
  }

  async function connect({ missingOnly = false } = {}) {
    stopWatching.current?.();
    const popup = openConnectPopup();
    if (!popup) return fail(m.connections_trouble_blocked());
    setState({ is: 'connecting' });
    stopWatching.current = watchClosing(popup, () => {
      setState({ is: 'idle' });
      // A popup that could not tell us may still have connected.
      void queryClient.invalidateQueries({ queryKey: api.connections.key() });
    });
    try {
      const returnPath = `${pathname}${withoutConnectReturn(search)}`.slice(0, 500);
      const { appId, redirectUri, loginUrl } = await startLogin({ returnPath, missingOnly });
      if (appId && redirectUri) return popup.location.replace(loginUrl);
      popup.close();
      fail(
        m.connections_trouble_credentials(),
        m.connections_toast_config(),
        m.connections_toast_config_text(),
      );
    } catch (error) {
      popup.close();
      const isSignedOut = error instanceof ORPCError && error.code === 'NOT_SIGNED_IN';
      if (isSignedOut) fail(m.connections_toast_auth(), m.connections_toast_auth(), error.message);
      else fail(m.connections_toast_failed_text());
    }
  }

  useEffect(
    () =>
      listenForOutcome((outcome) => {
        stopWatching.current?.();
        const reason = outcome.connected ? undefined : explainConnectError(outcome.error);
        setState(reason === undefined ? { is: 'idle' } : { is: 'error', reason });
        announceOutcome(outcome);
        void queryClient.invalidateQueries({ queryKey: api.connections.key() });
        // Another ad account has other campaigns.
        void queryClient.invalidateQueries({ queryKey: api.liveCampaigns.key() });
      }),
    [queryClient],
  );

  useEffect(() => () => stopWatching.current?.(), []);

  return { state, connect };
}
