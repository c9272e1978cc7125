import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import type { ConnectOutcome } from './connect-outcome.ts';

// One toast at a time speaks of the connection.
const options = { id: 'facebook-connection' };

export function announceOutcome(outcome: ConnectOutcome) {
  if (!outcome.connected) return announceFailure();
  toast(m.connections_toast_connected(), m.connections_toast_connected_text({ name: outcome.name }), options);
}

/** An address says that it went well: true only when the server says so too. */
export async function announceIfLinked(): Promise<void> {
  const connection = await queryClient
    .fetchQuery({ ...api.connections.get.queryOptions(), staleTime: 0 })
    .catch(() => null);
  if (connection && !connection.broken) announceOutcome({ connected: true, name: connection.facebookName });
}

export function announceFailure(
  title: string = m.connections_toast_failed(),
  text: string = m.connections_toast_failed_text(),
) {
  toastError(title, text, options);
}
