import type { Page } from '@playwright/test';

/** Notes every moment in which whoever has no mouse would not know where they are. What it answers must stay empty. */
export async function watchFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.exposeFunction('noteLostFocus', (what: string) => void lost.push(what));
  await page.addInitScript(() => {
    const afterMs = 500;
    const note = (what: string) => {
      const { noteLostFocus } = window as unknown as { noteLostFocus: (what: string) => void };
      noteLostFocus(`${location.pathname}${location.search} ${what}`);
    };
    const nameOf = (element: Element) => element.outerHTML.slice(0, 160);

    /** Since when nothing has the keyboard, though something had it on this page. */
    let lostSince = Infinity;
    let last: Element | undefined;
    function lookForLoss() {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || !last) lostSince = Infinity;
      else if (lostSince === Infinity) lostSince = performance.now();
      else if (performance.now() - lostSince > afterMs) {
        note(`nothing has the focus after ${nameOf(last)}`);
        last = undefined;
      }
    }
    setInterval(lookForLoss, 50);

    /** What it is seen by: the control itself, or what is drawn round it in its place. */
    function isSeen(control: Element): boolean {
      const framed = [control, control.parentElement, control.closest('label')].filter((one) => one !== null);
      return framed.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        const { width, height, bottom, top } = one.getBoundingClientRect();
        const isOnScreen = width > 1 && height > 1 && bottom > 0 && top < innerHeight;
        return isOnScreen && outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    }
    /** What stays in its place on the screen and lies over all of it. */
    function findCover(control: Element): Element | undefined {
      const { left, top, width, height } = control.getBoundingClientRect();
      const spots = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const);
      const upon = spots.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => one !== null);
      const isOver = (one: Element) => !one.contains(control) && !control.contains(one);
      const isAll = upon.every((one) => isOver(one) && !one.closest('label')?.contains(control));
      return isAll ? upon[0] : undefined;
    }
    /** A busy machine draws late: what nobody has seen yet is not looked at. */
    async function untilDrawn() {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    async function lookAt(target: Element) {
      await untilDrawn();
      if (document.activeElement !== target || !target.matches(pressed)) return;
      const cover = findCover(target);
      if (!isSeen(target)) note(`the focus is not seen on ${nameOf(target)}`);
      else if (cover) note(`${nameOf(cover)} lies over ${nameOf(target)}`);
    }
    const pressed = 'a, button, input, select, textarea, summary, [role=radio], [role=slider]';
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || target.hasAttribute('data-radix-focus-guard')) return;
      last = target;
      setTimeout(() => void lookAt(target), 250);
    });
  });
  return lost;
}
