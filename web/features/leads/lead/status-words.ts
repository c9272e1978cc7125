import type { LeadStatus } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';

/** What may have become of a lead, as people read it. */
export const statusWords: Record<LeadStatus, () => string> = {
  new: m.leads_status_new,
  contacted: m.leads_status_contacted,
  won: m.leads_status_won,
  lost: m.leads_status_lost,
};
