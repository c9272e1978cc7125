import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { type ReactNode, useCallback, useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowFrame, RowGap, useVirtualRows } from '#web/ui/table/virtual-rows.tsx';
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
  const { frame, drawn, above, below, measure } = useVirtualRows({
    count: leads.length,
    estimateSize: estimateHeight,
    getItemKey,
  });
  const { id, status, note } = widthsRem;
  const width = questions.reduce((sum, { name }) => sum + answerWidthRem(name), id + status + note);
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= leads.length - readAhead) onEnd();
  }, [last, leads.length, onEnd]);

  return (
    <RowFrame frame={frame} name={m.leads_table()}>
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left text-sm"
        style={{ minWidth: `${width}rem` }}
      >
        <caption className="sr-only">{m.leads_table()}</caption>
        <colgroup>
          <col style={{ width: `${id}rem` }} />
          {questions.map(({ name }) => (
            <col key={name} style={{ width: `${answerWidthRem(name)}rem` }} />
          ))}
          <col style={{ width: `${note}rem` }} />
          <col style={{ width: `${status}rem` }} />
        </colgroup>
        <thead className="sticky top-0 z-[2] bg-surface text-xs text-muted">
          <tr className="bg-surface">
            <Heading className={idStyle}>
              {m.leads_column_id()}
              <span className="block font-normal">{m.leads_column_created()}</span>
            </Heading>
            {questions.map((question) => (
              <Heading key={question.name}>{nameQuestion(question)}</Heading>
            ))}
            <Heading>{m.leads_note()}</Heading>
            <Heading className={statusStyle}>{m.leads_status()}</Heading>
          </tr>
        </thead>
        <tbody>
          <RowGap height={above} />
          {drawn.map(({ index }) => {
            const lead = leads[index];
            return (
              lead && (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  questions={questions}
                  onOpen={onOpen}
                  place={index}
                  measure={measure}
                />
              )
            );
          })}
          <RowGap height={below} />
        </tbody>
      </table>
    </RowFrame>
  );
}

/** A name or a number is short; what a form asks besides takes the room. */
function answerWidthRem(question: string): number {
  if (/mail/i.test(question)) return 9.25;
  return /name|navn|phone|mobil|telefon|zip|post_code|city/i.test(question) ? 7.5 : 9;
}

function Heading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={cn(cellStyle, 'py-2.5 font-medium [overflow-wrap:anywhere]', className)}>
      {children}
    </th>
  );
}
