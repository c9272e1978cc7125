import { useRef } from 'react';

interface Way {
  /** Where the keyboard begins: it may be anywhere else where nothing is found. */
  findFirst: (content: HTMLElement) => HTMLElement | null;
  /** What gets the keyboard's place afterwards, where that is not what had it before. */
  opener?: HTMLElement | null | undefined;
}

/** The keyboard's way into what lies over the page, and back to where it was. Spread on what Radix calls the content. */
export function useDialogFocus({ findFirst, opener }: Way) {
  const before = useRef<Element>(null);
  return {
    // Radix moves the focus to the content whenever something in it goes while nothing has the focus, which is so
    // between two fields: a tooltip that ends there would take the Tab key back. What has no tabindex cannot be focused.
    tabIndex: undefined,
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      const first = event.target instanceof HTMLElement && findFirst(event.target);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const places = [opener, before.current, document.getElementById('content')];
      const place = places.find((one) => one?.isConnected && one !== document.body);
      if (place instanceof HTMLElement) place.focus();
    },
  };
}

/** Where somebody begins to fill in: of radios the chosen one. */
export function findField(within: Element): HTMLElement | null {
  return within.querySelector(
    ':is(input, select, textarea):not(:disabled, [type=hidden], [type=radio]:not(:checked)), [role=radio][aria-checked=true]',
  );
}
