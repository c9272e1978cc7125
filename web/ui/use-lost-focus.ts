import { useEffect, useRef } from 'react';

/**
 * For what takes the place of the control somebody has just used: it gets the keyboard's place, unless that is elsewhere.
 * Where that happens time and again, `turn` is another one each time.
 */
export function useLostFocus<Element extends HTMLElement>(isThere: boolean, turn = 0) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isThere && isLost) element.current?.focus({ preventScroll: true });
  }, [isThere, turn]);
  return element;
}
