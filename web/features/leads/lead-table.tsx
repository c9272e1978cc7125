import type { Lead, LeadQuestion } from '#contract/leads.ts';
import { useCallback, useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RowFrame, RowGap, useVirtualRows } from '#web/ui/virtual-rows.tsx';
import { cellStyle, idStyle, LeadRow, statusStyle } from './lead-row.tsx';

export interface LeadRowsProps {
  leads: Lead[];
  questions: LeadQuestion[];
  onOpen: (lead: Lead) => void;
  /** The end of what was read is in sight. */
  onEnd: () => void;
}

const widthsRem = { id: 9.5, created: 8, answer: 12, status: 10, note: 15 };
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
  const { id, created, answer, status, note } = widthsRem;
  const width = id + created + questions.length * answer + status + note;
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
          <col style={{ width: `${created}rem` }} />
          {questions.map(({ name }) => (
            <col key={name} />
          ))}
          <col style={{ width: `${note}rem` }} />
          <col style={{ width: `${status}rem` }} />
        </colgroup>
        <thead className="sticky top-0 z-[2] bg-surface text-xs text-muted">
          <tr className="bg-surface">
            <Heading className={idStyle}>{m.leads_column_id()}</Heading>
            <Heading>{m.leads_column_created()}</Heading>
            {questions.map(({ name, label }) => (
              <Heading key={name}>{label}</Heading>
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

function Heading({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cn(cellStyle, 'py-2.5 font-medium [overflow-wrap:anywhere]', className)}>
      {children}
    </th>
  );
}
