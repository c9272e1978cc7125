import type { Lead } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { changeLead } from './change-lead.ts';
import { statusWords } from './status-words.ts';

/** What became of somebody, and one tap that changes it; another tap takes it back. */
export function StatusBar({ lead }: { lead: Lead }) {
  return (
    <fieldset className="grid grid-cols-3 gap-2 max-sm:w-full">
      <legend className="mb-2 text-sm font-semibold">
        {m.leads_status_is({ status: statusWords[lead.status]() })}
      </legend>
      {(['contacted', 'won', 'lost'] as const).map((status) => {
        const isSo = lead.status === status;
        return (
          <Button
            key={status}
            variant={isSo ? 'primary' : 'secondary'}
            aria-pressed={isSo}
            className="min-w-0 px-1 sm:px-3"
            onClick={() => changeLead(lead, { status: isSo ? 'new' : status })}
          >
            {statusWords[status]()}
          </Button>
        );
      })}
    </fieldset>
  );
}
