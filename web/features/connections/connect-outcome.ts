import type { ConnectMessage } from '#contract/connections.ts';
import { m } from '#web/paraglide/messages.js';

export type ConnectOutcome = { connected: true; name: string } | { connected: false; error: string };

/** Reads what the popup says; undefined for any other message a window may get. */
export function readConnectMessage({ origin, data }: MessageEvent): ConnectOutcome | undefined {
  if (origin !== location.origin || !isConnectMessage(data)) return undefined;
  if (data.type === 'FACEBOOK_OAUTH_ERROR') return { connected: false, error: data.error };
  return { connected: true, name: data.data.facebookName };
}

/** Calls back with what the popup says, whether the browser still lets it speak to its opener or not. */
export function listenForOutcome(onOutcome: (outcome: ConnectOutcome) => void): () => void {
  function listen(event: MessageEvent) {
    const outcome = readConnectMessage(event);
    if (outcome) onOutcome(outcome);
  }
  const channel = new BroadcastChannel('facebook-connection');
  channel.addEventListener('message', listen);
  addEventListener('message', listen);
  return () => {
    channel.close();
    removeEventListener('message', listen);
  };
}

/**
 * Reads the outcome from the address, for a popup that had nobody to tell. Anybody can write an address: of an error only
 * a known code counts, and of a success only that there may be one.
 */
export function readConnectReturn(search: string): { connected: boolean; error?: string } | undefined {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null || query.has('error_description'))
    return {
      connected: false,
      error: error !== null && Object.hasOwn(known, error) ? error : 'server_error',
    };
  return query.get('success') === 'true' ? { connected: true } : undefined;
}

/** The address without the outcome. */
export function withoutConnectReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['success', 'data', 'error', 'error_description']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

const known: Record<string, () => string> = {
  access_denied: m.connections_trouble_denied,
  no_code: m.connections_trouble_no_code,
  missing_credentials: m.connections_trouble_credentials,
  login_expired: m.connections_trouble_stranger,
  server_error: m.connections_trouble_server,
};

/** What an error of the dialog means, in plain words. What Facebook describes itself stays as it is. */
export function explainConnectError(error: string): string {
  return known[error]?.() ?? error;
}

// The sender is a page of ours, checked by its origin: its shape needs no second schema in the browser.
function isConnectMessage(data: unknown): data is ConnectMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'FACEBOOK_OAUTH_SUCCESS' || data.type === 'FACEBOOK_OAUTH_ERROR';
}
