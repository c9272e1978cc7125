import type { Page } from '@playwright/test';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { measureFit } from '../pages/measure-page.ts';
import { askAs } from './ask-as.ts';
import { newcomer, join } from './newcomer.ts';
import { prepareGround } from './prepare-ground.ts';
import { expect, test } from './product.ts';

const widths = [320, 390, 820, 1280];
const publicPaths = (['en', 'nb'] as const).flatMap((language) =>
  [...publicPages, '404' as const].map((page) => publicPath(page, language)),
);

test('no public page scrolls sideways or cuts what can be pressed, at any width, in either language', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  for (const path of publicPaths) {
    await page.goto(path);
    await expectFits(page);
  }
  await page.goto('/auth');
  await expectFits(page);
  await page.goto('/auth?mode=signup');
  await expectFits(page);
  pageErrors.splice(0);
});

test('the dashboard, the profile, the live table, drafts and the builder fit at any width, in either language', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(600_000);
  await join(page, product, newcomer('Kari Nordmann'));
  const { drafts } = await prepareGround(page, product);
  const { ask } = await askAs(page, product.url);
  const builder = [1, 2, 3, 4, 5].map((step) => `/campaign/${drafts.written}?step=${step}`);
  for (const language of ['en', 'nb'] as const) {
    await ask.people.update({ language });
    for (const path of ['/dashboard', '/profile', '/meta-ads?sync=true', '/drafts', ...builder]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectFits(page);
    }
  }
  pageErrors.splice(0);
});

/** At every width: the page is as wide as the window, and what can be pressed lies within it and holds its words. */
async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  // What holds the place of rows fits anywhere.
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => measureFit(page), { message: `${page.url()} at ${width} pixels` })
      .toMatchObject({ sideways: 0, outside: [], tight: [] });
  }
}
