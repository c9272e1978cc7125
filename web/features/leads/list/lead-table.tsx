import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowTable, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
import { cellStyle, LeadRow, personStyle, statusStyle } from './lead-row.tsx';
import { nameQuestion } from '../lead/question-words.ts';
import { sortQuestions } from '../lead/sort-questions.ts';

export interface LeadRowsProps {
  leads: Lead[];
  questions: LeadQuestion[];
  onOpen: (lead: Lead) => void;
  /** The end of what was read is in sight. */
  onEnd: () => void;
}

/** At their least: with four questions everything fits beside the sidebar of a small laptop. */
const widthsRem = { person: 9.5, contact: 13.5, about: 8.75, note: 8.5, status: 8 };
const estimateHeight = () => 65;
/** So many rows before the end of what was read, more is read. */
const readAhead = 30;

/** Leads, a row each, of which only those in sight are drawn. It scrolls within its own frame. */
export function LeadTable({ leads, questions, onOpen, onEnd }: LeadRowsProps) {
  const getItemKey = useCallback((place: number) => leads[place]?.id ?? place, [leads]);
  const { measure, ...rows } = useVirtualRows({
    count: leads.length,
    estimateSize: estimateHeight,
    getItemKey,
  });
  const { contacts, others } = useMemo(() => sortQuestions(questions), [questions]);
  const { person, contact, about, note, status } = widthsRem;
  const widths = [
    person,
    ...(contacts.length > 0 ? [contact] : []),
    ...others.map(({ name }) => answerWidthRem(name)),
    about,
    note,
    status,
  ];
  const last = rows.drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= leads.length - readAhead) onEnd();
  }, [last, leads.length, onEnd]);

  return (
    <RowTable
      {...rows}
      count={leads.length}
      name={m.leads_table()}
      widthRem={widths.reduce((sum, width) => sum + width, 0)}
      className="-mb-px text-sm"
      columns={widths.map((width, place) => (
        <col key={place} style={{ width: `${width}rem` }} />
      ))}
      head={
        <>
          <Heading className={personStyle}>{m.leads_column_person()}</Heading>
          {contacts.length > 0 && <Heading>{m.leads_column_contact()}</Heading>}
          {others.map((question) => (
            <Heading key={question.name}>{nameQuestion(question)}</Heading>
          ))}
          <Heading>
            {m.leads_column_created()}
            <span className="block font-normal">{m.leads_column_id()}</span>
          </Heading>
          <Heading>{m.leads_note()}</Heading>
          <Heading className={statusStyle}>{m.leads_status()}</Heading>
        </>
      }
      row={(place) => {
        const lead = leads[place];
        return (
          lead && <LeadRow key={lead.id} {...{ lead, contacts, others, onOpen, place }} measure={measure} />
        );
      }}
    />
  );
}

/** A name or a number is short; what a form asks besides takes the room. */
function answerWidthRem(question: string): number {
  if (/mail/i.test(question)) return 12.5;
  return /name|navn|phone|mobil|telefon|zip|post_code|city/i.test(question) ? 7.5 : 9.5;
}

function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={cn(cellStyle, 'py-2.5 text-xs font-medium text-muted break-words', className)}>
      {children}
    </th>
  );
}
