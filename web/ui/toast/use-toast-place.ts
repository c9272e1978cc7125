import { useLayoutEffect, useState, type RefObject } from 'react';
import { findToastPlace, type Box } from './toast-place.ts';

/** With the whole bar that stays at the lower edge: its buttons are what the page is for. */
const controls =
  'a[href], button, input, select, textarea, summary, [role=switch], [role=radio], [role=slider], [role=alert], [data-foot-bar]';
/** What tells where one is, what has just happened, and what something costs. */
const texts = 'h1, h2, [role=status]';
/** What is read besides; what an ad will look like says nothing that is needed now. */
const words = 'main :is(h3, h4, p, li, dt, dd):not(figure *)';

/** Where toasts cover nothing that must be pressed or read, also when the page changes under them; while held they stay. */
export function useToastPlace(
  list: RefObject<HTMLElement | null>,
  { newest, isHeld }: { newest: number; isHeld: boolean },
): Box | undefined {
  const [place, setPlace] = useState<Box>();
  useLayoutEffect(() => {
    if (newest === 0 || isHeld) return;
    const look = () => setPlace((present) => findPlace(list.current, present));
    look();
    const watch = setInterval(look, 300);
    addEventListener('resize', look);
    // Whoever goes on by keyboard sees what they come to, once the browser has brought it into sight.
    const lookNext = () => void requestAnimationFrame(look);
    addEventListener('focusin', lookNext);
    return () => {
      clearInterval(watch);
      removeEventListener('resize', look);
      removeEventListener('focusin', lookNext);
    };
  }, [list, newest, isHeld]);
  return place;
}

function findPlace(list: HTMLElement | null, present: Box | undefined): Box | undefined {
  if (!list) return present;
  // What lies over the page is all that can be pressed.
  const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const boxesOf = (kind: string) =>
    [...(over ?? document).querySelectorAll(kind)]
      .filter((found) => !list.contains(found) && found.checkVisibility())
      .map((found) => found.getBoundingClientRect());
  const header = document.querySelector('body header')?.getBoundingClientRect();
  const headerHeight = header?.top === 0 ? header.height : 0;
  const size = { width: list.offsetWidth, height: list.offsetHeight };
  const found = findToastPlace(
    size,
    {
      width: document.documentElement.clientWidth,
      height: innerHeight,
      header: headerHeight,
      left: header?.left ?? 0,
    },
    {
      focused: findFocused(list),
      controls: boxesOf(controls),
      texts: boxesOf(texts),
      words: boxesOf(words),
    },
    present,
  );
  const isSame =
    present && Object.entries(found).every(([side, value]) => present[side as keyof Box] === value);
  return isSame ? present : found;
}

function findFocused(list: HTMLElement): Box | undefined {
  const focused = document.activeElement;
  const isOnPage = focused && focused !== document.body && !list.contains(focused);
  return isOnPage ? focused.getBoundingClientRect() : undefined;
}
