import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cn } from '../class-names.ts';

interface SectionIndexProps {
  name: string;
  /** In the order they stand on the page, each in an element with this id. */
  sections: readonly { id: string; name: string }[];
}

/** The parts of a long page, each one press away, with the one that is looked at marked: beside it, or in a row above it. */
export function SectionIndex({ name, sections }: SectionIndexProps) {
  const { hash, key } = useLocation();
  const ids = sections.map(({ id }) => id).join(' ');
  const current = useCurrent(ids, key);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Parts come as they are read: who asked for one is brought there again.
    const wanted = hash && ids.split(' ').includes(hash.slice(1)) && document.getElementById(hash.slice(1));
    if (!wanted) return;
    wanted.scrollIntoView();
    wanted.focus({ preventScroll: true });
  }, [hash, key, ids]);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    const room = (row.current?.clientWidth ?? 0) - (link?.offsetWidth ?? 0);
    if (link) row.current?.scrollTo({ left: link.offsetLeft - room / 2 });
  }, [current]);
  return (
    <nav
      aria-label={name}
      className="sticky top-14 z-20 -mx-4 self-start border-b border-line bg-ground sm:-mx-6 lg:top-20 lg:mx-0 lg:border-0"
    >
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-2 [scrollbar-width:none] sm:px-4 lg:flex-col lg:px-0"
      >
        {sections.map((section) => (
          <li key={section.id} className="shrink-0">
            <Link
              to={`#${section.id}`}
              replace
              aria-current={section.id === current || undefined}
              className={cn(
                'flex min-h-11 items-center border-b-2 px-2 text-sm lg:min-h-9 lg:rounded-lg lg:border-0 lg:px-3',
                section.id === current
                  ? 'border-accent font-medium lg:bg-hover'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** So near the top begins a part that one has gone to. */
const linePx = 160;

/** The one that was asked for, while its beginning is there; else the first or the last at an end of the page, and between them the one that fills most of the window. */
function useCurrent(ids: string, asking: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const boxOf = (id: string) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
    const seenOf = (id: string) => Math.min(boxOf(id).bottom, innerHeight) - Math.max(boxOf(id).top, 0);
    function find() {
      const all = ids.split(' ');
      const asked = location.hash.slice(1);
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const { top } = boxOf(asked);
      const isAsked = all.includes(asked) && top >= 0 && top < (isAtEnd ? innerHeight : linePx);
      if (isAsked) setCurrent(asked);
      else if (isAtEnd) setCurrent(all.at(-1));
      else if (scrollY === 0) setCurrent(all[0]);
      else setCurrent(all.reduce((most, id) => (seenOf(id) > seenOf(most) ? id : most)));
    }
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
    // Asked for where nothing has to scroll, a part is looked at as well.
  }, [ids, asking]);
  return current;
}
