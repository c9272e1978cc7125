import type { Lead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { nameOf } from './lead-answers.ts';
import { shortId } from './short-id.ts';

/** Who it is, and the way to all there is to them. */
export function LeadNameButton({ lead, onOpen }: { lead: Lead; onOpen: (lead: Lead) => void }) {
  const name = nameOf(lead);
  return (
    <button
      type="button"
      aria-label={m.leads_open({ id: shortId(lead), name: name ?? m.leads_panel_nameless() })}
      onClick={() => onOpen(lead)}
      className="min-h-11 rounded py-2 text-left font-semibold [overflow-wrap:anywhere] hover:underline md:min-h-9 md:py-1"
    >
      {name ?? m.leads_panel_nameless()}
    </button>
  );
}
