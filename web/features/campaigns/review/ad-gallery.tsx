import { m } from '#web/paraglide/messages.js';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useState, type ReactNode, type UIEvent } from 'react';

interface AdGalleryProps {
  count: number;
  children: ReactNode;
}

/** All ads side by side to be compared. On phones and tablets one after the other, to be swiped. */
export function AdGallery({ count, children }: AdGalleryProps) {
  const [place, setPlace] = useState(1);
  const isSideBySide = useWideScreen('(min-width: 1024px)');
  function follow({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLOListElement>) {
    const way = scrollWidth - clientWidth;
    setPlace(way > 0 ? Math.round((scrollLeft / way) * (count - 1)) + 1 : 1);
  }
  return (
    <div className="min-w-0 max-lg:-mt-2">
      <ol
        aria-label={m.drafts_ads()}
        // What is swiped must be reachable by keyboard.
        tabIndex={isSideBySide ? undefined : 0}
        onScroll={follow}
        className="-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-6 lg:overflow-visible lg:p-0 xl:grid-cols-3"
      >
        {children}
      </ol>
      {count > 1 && (
        <p aria-hidden className="text-center text-sm text-muted tabular-nums lg:hidden">
          {m.campaigns_ad_of({ n: place, count })}
        </p>
      )}
    </div>
  );
}
