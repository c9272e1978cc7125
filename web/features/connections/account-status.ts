import { m } from '#web/paraglide/messages.js';

/** Meta's number for the state of an ad account, as a word. */
export function accountStatus(status: number): string {
  if (status === 1) return m.connections_status_active();
  if (status === 2) return m.connections_status_disabled();
  if (status === 3) return m.connections_status_unsettled();
  return m.connections_status_unknown();
}

/** Only in an active account ads run for sure. */
export function isAccountActive(status: number): boolean {
  return status === 1;
}
