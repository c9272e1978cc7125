import { m } from '#web/paraglide/messages.js';
import { beginRecovery } from './recovery.ts';

export interface Arrival {
  tone: 'success' | 'warning';
  text: string;
}

/** Reads what a letter's link says in the address: a recovery is kept, anything else becomes a notice. */
export function readArrival(search: string): Arrival | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (query.get('type') === 'recovery' && token) {
    beginRecovery(token);
    return undefined;
  }
  const error = query.get('error');
  if (error) {
    const isExpired = error.toUpperCase() === 'TOKEN_EXPIRED';
    return { tone: 'warning', text: isExpired ? m.auth_link_expired() : m.auth_link_broken() };
  }
  return query.get('verified') === '1' ? { tone: 'success', text: m.auth_verified() } : undefined;
}
