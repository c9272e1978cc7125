import type { Lead } from '#contract/leads/lead.ts';
import { useCallback } from 'react';
import { m } from '#web/paraglide/messages.js';
import { VirtualCards } from '#web/ui/table/virtual-cards.tsx';
import { LeadCard } from './lead-card.tsx';
import type { LeadRowsProps } from './lead-table.tsx';

const estimateHeight = () => 300;
const idOf = ({ id }: Lead) => id;
/** So many cards before the end of what was read, more is read. */
const readAhead = 10;

/** The rows of the table where a table has no room: a card each, drawn when they come into sight. */
export function LeadCards({ leads, questions, onOpen, onEnd }: LeadRowsProps) {
  const readOn = useCallback(
    (last: number) => {
      if (last >= leads.length - readAhead) onEnd();
    },
    [leads.length, onEnd],
  );
  return (
    <VirtualCards
      name={m.leads_table()}
      items={leads}
      idOf={idOf}
      estimateSize={estimateHeight}
      onDrawn={readOn}
    >
      {(lead) => <LeadCard lead={lead} questions={questions} onOpen={onOpen} />}
    </VirtualCards>
  );
}
