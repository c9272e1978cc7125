import type { Lead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { changeLead } from '../lead/change-lead.ts';
import { minutesBetween, spanWords } from '../lead/span-words.ts';

/** How long somebody has waited or did, and who sees to it. */
export function WhoAndWhen({ lead }: { lead: Lead }) {
  const now = useNow();
  const { createdAt, contactedAt, status, takenBy } = lead;
  const time = spanWords(minutesBetween(createdAt, contactedAt ?? now));
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <div className="flex min-w-0 flex-wrap gap-x-3 [overflow-wrap:anywhere] max-sm:flex-1">
        {contactedAt && <span>{m.leads_contacted_after({ time })}</span>}
        {status === 'new' && <span className="font-medium text-text">{m.leads_waiting_for({ time })}</span>}
        <span>{takenBy ? m.leads_taken({ name: takenBy.name }) : m.leads_untaken()}</span>
      </div>
      <Button size="small" variant="secondary" onClick={() => changeLead(lead, { take: !takenBy })}>
        {takenBy ? m.leads_give_free() : m.leads_take()}
      </Button>
    </div>
  );
}
