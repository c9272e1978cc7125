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

/** Measures the page as it is on the screen now. */
export function measureFit(page: Page): Promise<Misfits> {
  return page.evaluate(() => {
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
    const isScrolled = (element: Element) => {
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(frame).overflowX)) return true;
      }
      return false;
    };
    const show = (element: Element) => element.outerHTML.slice(0, 160);
    const outside = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !isHidden(control) && !isScrolled(control))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return right > 0 && (left < -1 || right > clientWidth + 1);
      });
    // Measured by its letters: what is centred overflows to both sides.
    const isTight = (button: Element) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const inner = text.getBoundingClientRect();
      const outer = button.getBoundingClientRect();
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    };
    const tight = [...document.querySelectorAll('main button')].filter(
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
  });
}

/** From the next page on, adds up by how much what is seen moves by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources)
          shifts.moved.push(
            `${entry.value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}
