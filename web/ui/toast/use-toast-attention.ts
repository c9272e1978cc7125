import { useEffect, useRef, useState } from 'react';

/**
 * Whether somebody is at the toasts, by pointer or by keyboard: they wait so long. Alt+T goes there, Escape ends one,
 * and when what the keyboard was at has gone, it is back where it was.
 */
export function useToastAttention() {
  const list = useRef<HTMLOListElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const toasts = list.current!;
    let before: EventTarget | null = null;
    const isInside = (target: EventTarget | null) => target instanceof Node && toasts.contains(target);
    const listening = new AbortController();
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
    ) => toasts.addEventListener(kind, hear, listening);

    // A toast that is drawn under a resting pointer is not being looked at: only a movement holds it.
    listen('pointermove', () => setPointed(true));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', ({ relatedTarget }) => {
      if (!isInside(relatedTarget)) before = relatedTarget;
      setFocused(true);
    });
    listen('focusout', ({ relatedTarget }) => setFocused(isInside(relatedTarget)));
    listen('keydown', ({ key, target }) => {
      if (key === 'Escape' && target instanceof Element)
        target.closest('li')?.querySelector<HTMLElement>('[data-close]')?.click();
    });
    addEventListener(
      'keydown',
      ({ altKey, code }) => {
        if (altKey && code === 'KeyT') toasts.querySelector<HTMLElement>('li:last-child button')?.focus();
      },
      listening,
    );
    const watch = new MutationObserver(() => {
      if (toasts.childElementCount === 0) setPointed(false);
      if (isInside(document.activeElement)) return;
      setFocused(false);
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      before = null;
    });
    watch.observe(toasts, { childList: true });
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, []);

  return { list, isHeld: isPointed || isFocused };
}
