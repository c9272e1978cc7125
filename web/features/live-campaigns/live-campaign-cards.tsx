import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import type { LiveCampaignTableProps } from './live-campaign-table.tsx';

// One function for all renders, or every render would count through all cards.
const estimateHeight = () => 260;
const gap = 12;

/** The rows of the table where a table has no room: a card each, drawn when they come into sight. */
export function LiveCampaignCards({ rows, columns, tools }: LiveCampaignTableProps) {
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
    count: rows.length,
    estimateSize: estimateHeight,
    scrollMargin: top,
    gap,
    overscan: 3,
    useFlushSync: false,
  });
  // Cards are many small pieces to make: the page stays free to answer between them.
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  return (
    <ul
      ref={list}
      aria-label={m.live_table()}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ index, start }) => {
        const campaign = rows[index]?.original;
        return (
          campaign && (
            <li
              key={campaign.facebookCampaignId}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className="absolute inset-x-0 top-0 rounded-xl border border-line bg-surface p-4"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <div className="flex items-start gap-2">
                <h3 className="min-w-0 grow text-base leading-normal tracking-normal">
                  <CampaignName campaign={campaign} tools={tools} />
                </h3>
                <div className="-mt-2 -mr-2 shrink-0">
                  <CampaignMenu campaign={campaign} tools={tools} />
                </div>
              </div>
              <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 min-[420px]:grid-cols-3">
                {columns.map(({ id, name, show }) => (
                  <div key={id} className="min-w-0">
                    <dt className="text-xs text-muted">{name()}</dt>
                    <dd className="text-sm">{show(campaign)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        );
      })}
    </ul>
  );
}
