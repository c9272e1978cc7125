import type { LeadStatus, LostReason } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';

/** What may have become of a lead, as people read it. */
export const statusWords: Record<LeadStatus, () => string> = {
  new: m.leads_status_new,
  contacted: m.leads_status_contacted,
  won: m.leads_status_won,
  lost: m.leads_status_lost,
};

/** Why one was lost. */
export const reasonWords: Record<LostReason, () => string> = {
  'no-answer': m.leads_lost_no_answer,
  'too-expensive': m.leads_lost_too_expensive,
  'chose-other': m.leads_lost_chose_other,
  'not-for-us': m.leads_lost_not_for_us,
  spam: m.leads_lost_spam,
  other: m.leads_lost_other,
};
