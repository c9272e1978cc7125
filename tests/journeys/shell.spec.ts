import type { Page } from '@playwright/test';
import { isProof } from '#tests/proof/chance.ts';
import { joinOnPage, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

test('every page of the shell can be read by everybody: both themes, 320 pixels, keyboard alone', async ({
  page,
  product,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  const ola = newcomer('Ola Hansen');
  await page.goto('/drafts?from=letter');
  await expect(page).toHaveURL('/auth');
  await inBothThemes(page);
  for (const [button, title] of [
    ['Sign up', 'Create your account'],
    ['Sign in', 'Welcome back'],
    ['Forgot password?', 'Reset your password'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await inBothThemes(page);
  }
  await joinOnPage(page, product, ola, 'Saved Drafts');

  await test.step('pages', async () => {
    for (const path of ['/dashboard', '/profile', '/privacy', '/deletion/nobody']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inBothThemes(page);
    }
    // The code is unknown, which the browser notes by itself; what was asked before anybody had signed in, as well.
    const refused = /401.*\/rpc\/workspaces\/current/;
    expect(pageErrors.splice(0).filter((error) => !refused.test(error))).toEqual([
      expect.stringContaining('404'),
    ]);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await inBothThemes(page);
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404'), 'Page not found: /nowhere']);
  });

  await test.step('old addresses lead to the dashboard', async () => {
    for (const path of ['/pricing', '/google-ads', '/ai-seo']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Meta Ads', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: /Google|SEO/ })).toHaveCount(0);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
    await expect(menu.locator('[aria-current]')).toHaveCount(0);
  });

  await test.step('the theme of the system is followed once it is chosen', async () => {
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'System' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the menu by keyboard: small and remembered, and a drawer on a phone', async () => {
    const menu = page.getByRole('complementary');
    await expect(menu).toHaveCSS('width', '256px');
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(menu, 'on a tablet the page has the room').toHaveCSS('width', '48px');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(menu).toHaveCSS('width', '48px');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
    await page.reload();
    await expect(menu).toHaveCSS('width', '48px');
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Control+b');
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toHaveCSS('width', '288px');
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Dashboard' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(drawer).toBeHidden();
  });

  await test.step('the bar of a phone leads where a thumb goes most often, and nothing lies under it', async () => {
    const bar = page.getByRole('navigation', { name: 'Quick ways' });
    for (const [name, path] of [
      ['Campaigns', '/meta-ads'],
      ['Leads', '/leads'],
      ['Home', '/dashboard'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);
      for (const way of await bar.locator('a, button').all())
        expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('button', { name: 'More' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Create New Campaign' }).click();
    await expect(page).toHaveURL('/campaign/new');
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a few letters lead anywhere, by keyboard alone', async () => {
    const palette = page.getByRole('dialog', { name: 'Search and go to' });
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('draf');
    await expect(palette.getByRole('option', { name: 'Drafts' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/drafts');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nothing is called so');
    await expect(palette.getByText('Nothing matches these words.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.getByRole('button', { name: 'Search and go to' }).click();
    await page.keyboard.type('light col');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dark col');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('live support opens in a tab of its own', async () => {
    const meeting = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Live Support' }).click();
    await expect(page.getByText('Opening Zoom support session...')).toBeVisible();
    expect(new URL((await meeting).url()).port).not.toBe(new URL(product.url).port);

    await fetch(`${product.sandboxUrl}/_sandbox/troubles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'meetings', times: 9, trouble: { kind: 'html' } }),
    });
    await page.getByRole('button', { name: 'Live Support' }).click();
    await expect(page.getByText('Failed to open support')).toBeVisible();
    await expect(page.getByText('Please try again or contact support directly.')).toBeVisible();
    await expect.poll(() => pageErrors).toEqual([expect.stringContaining('503')]);
    pageErrors.length = 0;
    await fetch(`${product.sandboxUrl}/_sandbox/troubles`, { method: 'DELETE' });
  });

  await test.step('a session that is ended elsewhere takes nothing that was typed', async () => {
    await page.goto('/campaign/new');
    await page.getByLabel('Campaign title').fill('Winter check');
    await expect(page).toHaveURL(/\/campaign\/[0-9a-f-]{36}/);
    const draft = page.url();
    // What is typed is saved in a moment; however slow the machine is, that comes after the session has ended.
    const { promise: ended, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/rpc/campaigns/**', (route) => ended.then(() => route.continue()));
    await page.getByLabel('Business name').fill('Bergen Rør');
    // Ends the session elsewhere: the page learns of it at once.
    await page.context().request.post('/api/auth/sign-out', { headers: { origin: product.url }, data: {} });
    await expect(page).toHaveURL('/auth');
    letThrough();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('Email').fill(ola.email);
    await page.getByLabel(/^Password/).fill(ola.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(draft);
    await expect(page.getByLabel('Business name')).toHaveValue('Bergen Rør');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(pageErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([]);
  });
});

/**
 * Axe finds nothing and nothing scrolls sideways, dark and light, wide and at 320 pixels. Before a change lands axe looks
 * at the light page where it is wide and at the dark one where it is narrow; `npm run prove` at all four.
 */
async function inBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    if (isProof || theme === 'light') await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 720 });
    if (isProof || theme === 'dark') await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${page.url()} scrolls sideways`,
    ).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
}
