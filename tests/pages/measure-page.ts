import type { Page } from '@playwright/test';

/** What of a page does not fit: by how much it scrolls sideways, and what cannot be reached or read whole. */
export interface Misfits {
  sideways: number;
  /** What can be pressed and lies off the screen. */
  outside: string[];
  /** Buttons narrower than their words. */
  tight: string[];
  /** Words that are cut off, or run out of their box, without three dots that say so. */
  cut: string[];
}

export const noMisfits: Misfits = { sideways: 0, outside: [], tight: [], cut: [] };

/** What lies over a page: dialogs, drawers, sheets, menus and what opens beside a button. */
export const overlays = '[role=dialog], [role=alertdialog], [role=menu], dialog[open], :popover-open';

/** Measures the page as it is on the screen now, and what lies over it. */
export function measureFit(page: Page): Promise<Misfits> {
  return page.evaluate((over) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        // Only for a screen reader.
        getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        element.ariaHidden === 'true'
      );
    };
    // What lies in a frame that scrolls by itself can be reached there.
    const isScrolled = (element: Element, way: 'overflowX' | 'overflowY' = 'overflowX') => {
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(frame)[way])) return true;
      }
      return false;
    };
    // The page scrolls up and down; what stays before it does not.
    const isBeyond = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (
        element.closest(over) && !isScrolled(element, 'overflowY') && (top < -1 || bottom > innerHeight + 1)
      );
    };
    const show = (element: Element) =>
      `${element.textContent.slice(0, 60)}: ${element.outerHTML.slice(0, 160)}`;
    const isBeside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return !isScrolled(element) && right > 0 && (left < -1 || right > clientWidth + 1);
    };
    const controls = 'a[href], button, input, select, textarea, [role^=menuitem]';
    const outside = [...document.querySelectorAll(`${controls}, ${over}`)].filter(
      (control) => !isHidden(control) && (isBeside(control) || isBeyond(control)),
    );
    // Measured by its letters: what is centred overflows to both sides.
    const isTight = (button: Element) => {
      const outer = button.getBoundingClientRect();
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const text = document.createRange();
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement!;
        // What ends in three dots says so.
        if (isHidden(around) || getComputedStyle(around).textOverflow === 'ellipsis') continue;
        text.selectNodeContents(walker.currentNode);
        const inner = text.getBoundingClientRect();
        if (inner.left < outer.left - 1 || inner.right > outer.right + 1) return true;
      }
      return false;
    };
    const tight = [...document.querySelectorAll(`main button, :is(${over}) button`)].filter(
      (button) => !isHidden(button) && button.textContent.trim() !== '' && isTight(button),
    );
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isCut = (element: Element) => {
      const { display, textOverflow, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (display.startsWith('inline') && !display.includes('-')) return false;
      if (textOverflow === 'ellipsis' || /\d/.test(webkitLineClamp)) return false;
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const isLower = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return element.scrollWidth > element.clientWidth + 1 || isLower;
    };
    const cut = [
      ...document.querySelectorAll('body *:not(script, style, svg, svg *, option, select)'),
    ].filter((element) => hasWords(element) && !isHidden(element) && !isScrolled(element) && isCut(element));
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      outside: outside.map(show),
      tight: tight.map(show),
      cut: cut.map(show),
    };
  }, overlays);
}

/** On every page from the next one on, adds up by how much what is seen moves by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          shifts.moved.push(
            `${entry.value.toFixed(3)} by ${to.x - from.x}, ${to.y - from.y}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}
