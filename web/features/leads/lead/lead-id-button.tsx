import type { Lead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { nameOf } from './lead-answers.ts';

const shownEmails = 12;

/** The beginning of a lead's id at Meta, which opens all there is to it. */
export function LeadIdButton({ lead, onOpen }: { lead: Lead; onOpen: (lead: Lead) => void }) {
  const id = lead.facebookLeadId;
  const short = id.length > shownEmails ? `${id.slice(0, shownEmails)}…` : id;
  return (
    <button
      type="button"
      title={id}
      aria-label={m.leads_open({ id: short, name: nameOf(lead) ?? m.leads_nameless() })}
      onClick={() => onOpen(lead)}
      className="min-h-9 rounded font-medium text-accent-text tabular-nums hover:underline"
    >
      {short}
    </button>
  );
}
