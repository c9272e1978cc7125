import type { Lead } from '#contract/leads/lead.ts';
import type { KeyboardEvent } from 'react';
import { changeLead } from '../lead/change-lead.ts';

/** Single letters for whoever is shown, while the keyboard is in the inbox and nothing is typed. */
export function useInboxKeys(lead: Lead | undefined) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: inbox } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (!lead || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, () => void> = {
      c: () => inbox.querySelector<HTMLElement>('section a[href^="tel:"]')?.click(),
      r: () => changeLead(lead, { status: 'contacted' }),
      w: () => changeLead(lead, { status: 'won' }),
      l: () => changeLead(lead, { status: 'lost' }),
      n: () => inbox.querySelector<HTMLElement>('section textarea')?.focus(),
    };
    const act = Object.hasOwn(acts, event.key.toLowerCase()) ? acts[event.key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
}
