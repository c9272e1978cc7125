import { m } from '#web/paraglide/messages.js';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useState, type ReactNode, type UIEvent } from 'react';

interface AdGalleryProps {
  count: number;
  children: ReactNode;
}

/** All ads side by side to be compared. On a phone one after the other, to be swiped. */
export function AdGallery({ count, children }: AdGalleryProps) {
  const [place, setPlace] = useState(1);
  const isSideBySide = useWideScreen(beyondPhone);
  function follow({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLOListElement>) {
    const way = scrollWidth - clientWidth;
    setPlace(way > 0 ? Math.round((scrollLeft / way) * (count - 1)) + 1 : 1);
  }
  return (
    <div className="min-w-0 max-sm:-mt-2">
      <ol
        aria-label={m.drafts_ads()}
        // What is swiped must be reachable by keyboard.
        tabIndex={isSideBySide ? undefined : 0}
        onScroll={follow}
        className="-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 py-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:p-0 xl:grid-cols-3"
      >
        {children}
      </ol>
      {count > 1 && (
        <p aria-hidden className="text-center text-sm text-muted tabular-nums sm:hidden">
          {m.campaigns_ad_of({ n: place, count })}
        </p>
      )}
    </div>
  );
}
