import { ChevronDown, List } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { cn } from '../class-names.ts';
import { controlStyle } from '../form/control-style.ts';

interface Section {
  id: string;
  name: string;
  /** What it stands under, together with its neighbours. */
  group: string;
}

interface SectionIndexProps {
  name: string;
  /** In the order they stand on the page, each in an element with this id. */
  sections: readonly Section[];
  /** The group that is drawn. */
  shown: string;
}

/** The parts of a long page by their groups, with the one that is looked at marked: beside it, or to choose from above it. */
export function SectionIndex({ name, sections, shown }: SectionIndexProps) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const groups = Map.groupBy(sections, ({ group }) => group);
  const drawn = groups.get(shown) ?? [];
  const ids = drawn.map(({ id }) => id).join(' ');
  const current = useCurrent(ids, key);
  // Another group is another place to come back from.
  const isDrawn = (id: string) => drawn.some((part) => part.id === id);
  useEffect(() => {
    // Parts come as they are read: who asked for one is brought there again.
    const wanted = hash && ids.split(' ').includes(hash.slice(1)) && document.getElementById(hash.slice(1));
    if (!wanted) return;
    // The first begins with the page.
    if (wanted.id === ids.split(' ')[0]) scrollTo(0, 0);
    else wanted.scrollIntoView();
    wanted.focus({ preventScroll: true });
  }, [hash, key, ids]);
  return (
    <nav
      aria-label={name}
      className="sticky top-14 z-20 -mx-4 -mt-4 self-start border-b border-line bg-ground px-4 pt-2 pb-3 sm:-mx-6 sm:px-6 lg:top-20 lg:mx-0 lg:mt-0 lg:border-0 lg:p-0"
    >
      <div className="relative lg:hidden">
        <select
          aria-label={name}
          value={current ?? ''}
          onChange={({ target }) => void navigate(`#${target.value}`, { replace: isDrawn(target.value) })}
          className={cn(
            controlStyle,
            'appearance-none truncate border-transparent bg-hover pr-10 pl-10 font-medium',
          )}
        >
          {[...groups].map(([group, parts]) => (
            <optgroup key={group} label={group}>
              {parts.map((part) => (
                <option key={part.id} value={part.id}>
                  {part.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <List aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4" />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </div>
      <ul className="space-y-4 max-lg:hidden">
        {[...groups].map(([group, parts]) => (
          <li key={group}>
            <p className="px-3 pb-1 text-xs font-semibold text-muted">{group}</p>
            <ul>
              {parts.map(({ id, name: words }) => (
                <li key={id}>
                  <Link
                    to={`#${id}`}
                    replace={isDrawn(id)}
                    aria-current={id === current || undefined}
                    className={cn(
                      'flex items-center rounded-lg px-3 py-2 text-sm',
                      id === current ? 'bg-hover font-medium' : 'text-muted hover:text-text',
                    )}
                  >
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
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
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const { top } = boxOf(asked);
      const isAsked = all.includes(asked) && top >= 0 && top < (isAtEnd ? innerHeight : linePx);
      if (isAsked) setCurrent(asked);
      else if (scrollY === 0) setCurrent(all[0]);
      else if (isAtEnd) setCurrent(all.at(-1));
      else setCurrent(all.reduce((most, id) => (seenOf(id) > seenOf(most) ? id : most)));
    }
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
    // Asked for where nothing has to scroll, a part is looked at as well.
  }, [ids, asking]);
  return current;
}
