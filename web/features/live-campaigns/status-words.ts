import { m } from '#web/paraglide/messages.js';
import type { Tone } from '#web/ui/tone.ts';

/** Meta's status as words: WITH_ISSUES reads 'With issues'. */
export function statusWords(status: string): string {
  if (status === 'ACTIVE') return m.live_active();
  if (status === 'PAUSED') return m.live_paused();
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Grey, `neutral`, where it is neither running nor paused nor turned down. */
export function statusTone(status: string): Tone {
  switch (status) {
    case 'ACTIVE':
      return 'success';
    case 'PAUSED':
      return 'warning';
    case 'DISAPPROVED':
      return 'danger';
    default:
      return 'neutral';
  }
}
