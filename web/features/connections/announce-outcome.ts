import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast.tsx';
import type { ConnectOutcome } from './connect-outcome.ts';

// One toast at a time speaks of the connection.
const options = { id: 'facebook-connection' };

export function announceOutcome(outcome: ConnectOutcome) {
  if (!outcome.connected) return announceFailure();
  toast(m.connections_toast_connected(), m.connections_toast_connected_text({ name: outcome.name }), options);
}

export function announceFailure(
  title: string = m.connections_toast_failed(),
  text: string = m.connections_toast_failed_text(),
) {
  toastError(title, text, options);
}
