import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { LeadCard } from './lead-card.tsx';
import type { LeadRowsProps } from './lead-table.tsx';

const estimateHeight = () => 300;
const gap = 12;
/** So many cards before the end of what was read, more is read. */
const readAhead = 10;

/** The rows of the table where a table has no room: a card each, drawn when they come into sight. */
export function LeadCards({ leads, questions, onOpen, onEnd }: LeadRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // What stands above may come, go and grow.
  useLayoutEffect(() => {
    const measure = () => list.current && setTop(list.current.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: estimateHeight,
    getItemKey: (place) => leads[place]?.id ?? place,
    scrollMargin: top,
    gap,
    overscan: 3,
    useFlushSync: false,
  });
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= leads.length - readAhead) onEnd();
  }, [last, leads.length, onEnd]);
  return (
    <ul
      ref={list}
      aria-label={m.leads_table()}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ index, start }) => {
        const lead = leads[index];
        return (
          lead && (
            <li
              key={lead.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={leads.length}
              className="absolute inset-x-0 top-0 rounded-xl border border-line bg-surface p-4"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <LeadCard lead={lead} questions={questions} onOpen={onOpen} />
            </li>
          )
        );
      })}
    </ul>
  );
}
