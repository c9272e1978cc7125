import type { Lead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { changeLead } from '../lead/change-lead.ts';

const hourMs = 3_600_000;

/** Asked in place after a number was pressed: whether it was answered, only the person knows. */
export function Reached({ lead, onAnswer }: { lead: Lead; onAnswer: () => void }) {
  function answer(isReached: boolean) {
    const nextStep = { text: m.leads_next_what_empty(), at: new Date(Date.now() + hourMs).toISOString() };
    changeLead(lead, isReached ? { status: 'contacted' } : { nextStep });
    onAnswer();
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-lg bg-info-soft px-3 py-2 text-sm"
    >
      <span className="grow font-medium text-info-text max-sm:basis-full">{m.leads_reached()}</span>
      <Button size="small" onClick={() => answer(true)}>
        {m.leads_reached_yes()}
      </Button>
      <Button size="small" variant="secondary" onClick={() => answer(false)}>
        {m.leads_reached_no()}
      </Button>
    </div>
  );
}
