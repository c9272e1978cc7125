import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { memo, type Ref } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { ContactText } from './contact-text.tsx';
import { answerTo } from '../lead/lead-answers.ts';
import { LeadNameButton } from '../lead/lead-name-button.tsx';
import { LeadNoteField } from '../lead/lead-note-field.tsx';
import { LeadStatusField } from '../lead/lead-status-field.tsx';
import { shortId } from '../lead/short-id.ts';

interface LeadRowProps {
  lead: Lead;
  contacts: LeadQuestion[];
  others: LeadQuestion[];
  onOpen: (lead: Lead) => void;
  /** Its place in the list, from 0. */
  place: number;
  measure: Ref<HTMLTableRowElement>;
}

export const cellStyle = 'border-b border-line px-2.5 py-2.5 align-middle xl:px-3';
/** Stays in sight while answers move under it. */
export const personStyle = 'sticky left-0 z-[1] bg-inherit pl-5';
/** So does what became of it, at the other end. */
export const statusStyle = 'sticky right-0 z-[1] bg-inherit pr-4';

/** A lead in the table: who it is and how to reach them before anything else. Drawn anew only when it changed. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, contacts, others, onOpen, place, measure } = props;
  const reached = contacts
    .map(({ name }) => ({ name, answer: answerTo(lead, name) }))
    .filter(({ answer }) => answer !== '');
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2} className="bg-surface hover:bg-hover">
      <th scope="row" className={cn(cellStyle, personStyle, 'text-left font-normal')}>
        <LeadNameButton lead={lead} onOpen={onOpen} />
        {lead.isTest && <Badge className="ml-2">{m.leads_test()}</Badge>}
      </th>
      {contacts.length > 0 && (
        <td className={cellStyle}>
          {reached.map(({ name, answer }) => (
            <span key={name} title={answer} className="block py-0.5 [overflow-wrap:anywhere]">
              <ContactText question={name} answer={answer} />
            </span>
          ))}
        </td>
      )}
      {others.map(({ name }) => {
        const answer = answerTo(lead, name);
        return (
          <td key={name} className={cellStyle}>
            <span className="line-clamp-3 break-words" title={answer}>
              <ContactText question={name} answer={answer} />
            </span>
          </td>
        );
      })}
      <td className={cn(cellStyle, 'text-xs text-muted')}>
        <time dateTime={lead.createdAt} className="block">
          {formatDateTime(lead.createdAt)}
        </time>
        <span title={lead.facebookLeadId} className="block">
          {shortId(lead)}
        </span>
      </td>
      <td className={cellStyle}>
        <LeadNoteField lead={lead} />
      </td>
      <td className={cn(cellStyle, statusStyle)}>
        <LeadStatusField lead={lead} />
      </td>
    </tr>
  );
});
