import type { Page } from '@playwright/test';
import { newcomer, join } from './newcomer.ts';
import { prepareGround } from './prepare-ground.ts';
import { expect, test } from './product.ts';

const widths = [320, 390, 820, 1280];
const publicPages = ['', 'about', 'use-cases', 'customers', 'support', 'contact', 'privacy', 'terms', '404'];

test('no public page scrolls sideways or cuts what can be pressed, at any width, in either language', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  for (const path of publicPages.flatMap((name) => [`/${name}`, `/nb/${name}`])) {
    await page.goto(path);
    await expectFits(page);
  }
  await page.goto('/auth');
  await expectFits(page);
  await page.goto('/auth?mode=signup');
  await expectFits(page);
  pageErrors.splice(0);
});

test('the dashboard, the profile and the live table fit at any width', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(600_000);
  await join(page, product, newcomer('Kari Nordmann'));
  await prepareGround(page, product);
  for (const path of ['/dashboard', '/profile', '/meta-ads?sync=true']) {
    await page.goto(path);
    await expectFits(page);
  }
  pageErrors.splice(0);
});

/** At every width: the page is as wide as the window, and what can be pressed lies within it. */
async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => findOutside(page), { message: `${page.url()} at ${width} pixels` })
      .toEqual({ sideways: 0, outside: [] });
  }
}

function findOutside(page: Page): Promise<{ sideways: number; outside: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isHidden = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true });
    };
    // What lies in a frame that scrolls by itself can be reached there.
    const isScrolled = (control: Element) => {
      for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(frame).overflowX)) return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !isHidden(control) && !isScrolled(control))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return right > 0 && (left < -1 || right > clientWidth + 1);
      })
      .map((control) => control.outerHTML.slice(0, 140));
    return { sideways: Math.max(0, scrollWidth - clientWidth), outside };
  });
}
