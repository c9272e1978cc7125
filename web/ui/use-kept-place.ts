import { useEffect, useRef, type FocusEvent } from 'react';

/** For a region whose controls come and go: where the one somebody has just used is gone, they go on at the next. Spread it on the region. */
export function useKeptPlace(findNext: (region: HTMLElement) => HTMLElement | null | undefined) {
  const used = useRef<{ control: Element; region: HTMLElement }>(null);
  // After every change: whatever it was may have taken the control away.
  useEffect(() => {
    if (!used.current) return;
    const { control, region } = used.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (control.isConnected || !isLost) return;
    used.current = null;
    findNext(region)?.focus({ preventScroll: true });
  });
  return {
    onFocusCapture({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // A dialog within is a part of the region for React only, and gives the keyboard back by itself.
      const isWithin = currentTarget.contains(target);
      used.current = isWithin ? { control: target, region: currentTarget } : null;
    },
  };
}

/** The first field of a region, or else its first button. */
export function findControl(region: HTMLElement): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled, [type=hidden])') ??
    region.querySelector<HTMLElement>('button:not(:disabled)')
  );
}
