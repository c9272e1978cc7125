import type { Lead, LeadQuestion } from '#contract/leads.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useRef } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
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
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const virtualizer = useVirtualizer({
    count: leads.length,
    getScrollElement: () => frame.current,
    estimateSize: estimateHeight,
    getItemKey: (place) => leads[place]?.id ?? place,
    overscan: 6,
    // A row that comes into sight a frame later is better than a frame that comes later.
    useFlushSync: false,
  });
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  const above = drawn[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const { id, created, answer, status, note } = widthsRem;
  const width = id + created + questions.length * answer + status + note;
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= leads.length - readAhead) onEnd();
  }, [last, leads.length, onEnd]);

  return (
    <section
      ref={frame}
      aria-label={m.leads_table()}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      // Labels that are only read out must not reach beyond the frame.
      className="relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto overscroll-x-contain rounded-xl border border-line bg-surface"
    >
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
          <Gap height={above} />
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
                  measure={virtualizer.measureElement}
                />
              )
            );
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </section>
  );
}

function Heading({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cn(cellStyle, 'py-2.5 font-medium [overflow-wrap:anywhere]', className)}>
      {children}
    </th>
  );
}

/** Holds the place of the rows that are out of sight. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden className="p-0" style={{ height }} />
    </tr>
  );
}
