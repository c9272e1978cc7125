import type { Lead, LeadChange } from '#contract/leads/lead.ts';

/** What somebody wants to become of a lead. */
export type LeadWish = Omit<LeadChange, 'id' | 'was' | 'doneAt'>;

/** As the lead will be, for as long as the server has not said so: by the same rules as there. */
export function afterWish(lead: Lead, wish: LeadWish, { at, me }: { at: number; me: string }): Lead {
  const { take, status: wanted, won: value, lostReason: reason, note, nextStep } = wish;
  const status = wanted ?? (value ? 'won' : reason ? 'lost' : lead.status);
  const contactedAt = lead.contactedAt ?? (status === lead.status ? null : new Date(at).toISOString());
  return {
    ...lead,
    note: note ?? lead.note,
    nextStep: nextStep === undefined ? lead.nextStep : nextStep,
    status,
    contactedAt: status === 'new' ? null : contactedAt,
    won: status === 'won' ? (value === undefined ? lead.won : value) : null,
    lostReason: status === 'lost' ? (reason ?? lead.lostReason) : null,
    takenBy: take === undefined ? lead.takenBy : take ? { name: me } : null,
  };
}
