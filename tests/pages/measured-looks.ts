import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { findFaults } from '#tests/axe.ts';
import { isProof } from '#tests/proof/chance.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import { look } from './look.ts';
import { measureFit, noMisfits } from './measure-page.ts';

export const widths = [1440, 820, 390, 320] as const;
export const themes = ['dark', 'light'] as const;
export const languages = ['en', 'nb'] as const;
export type Language = (typeof languages)[number];
export type Theme = (typeof themes)[number];
export type Width = (typeof widths)[number];

/** Every look there is. How a page looks does not stand on the database, so the second one is spared it. */
export const isWhole = isProof && !process.env.TEST_DATABASE_URL;

/** Makes the window that wide, and as high as such a screen is. */
export const widen = (page: Page, width: Width) =>
  page.setViewportSize({ width, height: width < 500 ? 667 : 900 });

/** Draws the page in this theme, as a system that prefers it does. */
export const light = (page: Page, colorScheme: Theme) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** Whatever is on the screen now fits, at this width and at all others a page is opened at. */
export async function expectFits(page: Page, seen: string, which: readonly Width[] = widths): Promise<void> {
  for (const width of which) {
    await widen(page, width);
    await look.poll(() => measureFit(page), { message: `${seen}, at ${width}` }).toEqual(noMisfits);
  }
}

/** Axe finds nothing on the page, or in a part of it. */
export async function expectNoFaults(page: Page, seen: string, part?: string): Promise<void> {
  const faults = await findFaults(page, part);
  expect.soft(faults, `axe on ${seen}`).toEqual([]);
  // Some of the looks are no share of all.
  if (!isWhole) return;
  const [row = ''] = seen.split(/ at \d|, (?:dark|light)$/);
  noteProof('axe', { row, column: `${page.viewportSize()?.width} wide`, value: faults.length, of: 1 });
}

/** Until nothing that can be seen is on its way any more, nor says that it is. */
export async function settle(page: Page): Promise<void> {
  await look(page.locator('main h1').first()).toBeVisible();
  await look(page.locator('main [role=status]').filter({ hasText: /^(Loading|Laster) ?…$/ })).toHaveCount(0);
  // Some is only fetched once somebody scrolls there.
  await look.poll(() => page.evaluate(scrollToPending)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Until what is there now is on the screen. */
export const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Goes to what still holds the place of something, and counts it. */
function scrollToPending(): number {
  const pending = document.querySelectorAll('main .animate-pulse:not([data-specimen] *)');
  pending[0]?.scrollIntoView();
  return pending.length;
}
