import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { type ReactNode, useCallback, useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowTable, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
import { cellStyle, idStyle, LeadRow, statusStyle } from './lead-row.tsx';
import { nameQuestion } from '../lead/question-words.ts';

export interface LeadRowsProps {
  leads: Lead[];
  questions: LeadQuestion[];
  onOpen: (lead: Lead) => void;
  /** The end of what was read is in sight. */
  onEnd: () => void;
}

/** At their least: with four questions everything fits beside the sidebar of a small laptop. */
const widthsRem = { id: 9, status: 8, note: 8.5 };
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
  const { id, status, note } = widthsRem;
  const width = questions.reduce((sum, { name }) => sum + answerWidthRem(name), id + status + note);
  const last = rows.drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= leads.length - readAhead) onEnd();
  }, [last, leads.length, onEnd]);

  return (
    <RowTable
      {...rows}
      count={leads.length}
      name={m.leads_table()}
      widthRem={width}
      className="text-sm"
      columns={
        <>
          <col style={{ width: `${id}rem` }} />
          {questions.map(({ name }) => (
            <col key={name} style={{ width: `${answerWidthRem(name)}rem` }} />
          ))}
          <col style={{ width: `${note}rem` }} />
          <col style={{ width: `${status}rem` }} />
        </>
      }
      head={
        <>
          <Heading className={idStyle}>
            {m.leads_column_id()}
            <span className="block font-normal">{m.leads_column_created()}</span>
          </Heading>
          {questions.map((question) => (
            <Heading key={question.name}>{nameQuestion(question)}</Heading>
          ))}
          <Heading>{m.leads_note()}</Heading>
          <Heading className={statusStyle}>{m.leads_status()}</Heading>
        </>
      }
      row={(place) => {
        const lead = leads[place];
        return lead && <LeadRow key={lead.id} {...{ lead, questions, onOpen, place }} measure={measure} />;
      }}
    />
  );
}

/** A name or a number is short; what a form asks besides takes the room. */
function answerWidthRem(question: string): number {
  if (/mail/i.test(question)) return 9.25;
  return /name|navn|phone|mobil|telefon|zip|post_code|city/i.test(question) ? 7.5 : 9;
}

function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <th
      scope="col"
      className={cn(cellStyle, 'py-2.5 text-xs font-medium text-muted [overflow-wrap:anywhere]', className)}
    >
      {children}
    </th>
  );
}
