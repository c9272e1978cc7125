import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { memo, type Ref } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { ContactText } from './contact-text.tsx';
import { answerTo } from '../lead/lead-answers.ts';
import { LeadIdButton } from '../lead/lead-id-button.tsx';
import { LeadNoteField } from '../lead/lead-note-field.tsx';
import { LeadStatusField } from '../lead/lead-status-field.tsx';

interface LeadRowProps {
  lead: Lead;
  questions: LeadQuestion[];
  onOpen: (lead: Lead) => void;
  /** Its place in the list, from 0. */
  place: number;
  measure: Ref<HTMLTableRowElement>;
}

export const cellStyle = 'border-b border-line px-2.5 py-2.5 align-middle xl:px-3';
/** Stays in sight while answers move under it. */
export const idStyle = 'sticky left-0 z-[1] bg-inherit pl-5';
/** So does what became of it, at the other end. */
export const statusStyle = 'sticky right-0 z-[1] bg-inherit pr-4';

/** A lead in the table. Drawn anew only when it changed. */
export const LeadRow = memo(function LeadRow({ lead, questions, onOpen, place, measure }: LeadRowProps) {
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2} className="bg-surface hover:bg-hover">
      <th scope="row" className={cn(cellStyle, idStyle, 'text-left font-normal')}>
        <LeadIdButton lead={lead} onOpen={onOpen} />
        {lead.isTest && <Badge className="ml-2">{m.leads_test()}</Badge>}
        <time dateTime={lead.createdAt} className="block text-xs text-muted">
          {formatDateTime(lead.createdAt)}
        </time>
      </th>
      {questions.map(({ name }) => {
        const answer = answerTo(lead, name);
        return (
          <td key={name} className={cellStyle}>
            <span className="line-clamp-3 [overflow-wrap:anywhere]" title={answer}>
              <ContactText question={name} answer={answer} />
            </span>
          </td>
        );
      })}
      <td className={cellStyle}>
        <LeadNoteField lead={lead} />
      </td>
      <td className={cn(cellStyle, statusStyle)}>
        <LeadStatusField lead={lead} />
      </td>
    </tr>
  );
});
