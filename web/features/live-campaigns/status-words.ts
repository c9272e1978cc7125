import { m } from '#web/paraglide/messages.js';

/** Meta's status as words: WITH_ISSUES reads 'With issues'. */
export function statusWords(status: string): string {
  if (status === 'ACTIVE') return m.live_active();
  if (status === 'PAUSED') return m.live_paused();
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
