import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

const gap = 12;

interface VirtualCardsProps<Item> {
  name: string;
  items: Item[];
  /** Both are one function for all renders, or every render would count through all cards. */
  idOf: (item: Item) => string;
  /** In pixels. */
  estimateSize: () => number;
  /** Told the place of the last card that is drawn. */
  onDrawn?: (last: number) => void;
  children: (item: Item) => ReactNode;
}

/** The rows of a table where a table has no room: a card each, drawn when they come into sight. */
export function VirtualCards<Item>(props: VirtualCardsProps<Item>) {
  const { name, items, idOf, estimateSize, onDrawn, children } = props;
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
  // A card keeps its height wherever it moves to.
  const getItemKey = useCallback(
    (place: number) => {
      const item = items[place];
      return item ? idOf(item) : place;
    },
    [items, idOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    getItemKey,
    scrollMargin: top,
    gap,
    overscan: 3,
    useFlushSync: false,
  });
  // Cards are many small pieces to make: the page stays free to answer between them.
  const drawn = useDeferredValue(virtualizer.getVirtualItems());
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => onDrawn?.(last), [last, onDrawn]);
  return (
    <ul ref={list} aria-label={name} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={idOf(item)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className="absolute inset-x-0 top-0 rounded-xl border border-line bg-surface p-4"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
