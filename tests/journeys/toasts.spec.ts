import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, test, type Product } from './product.ts';
import { sandboxOf } from './sandbox.ts';

for (const width of [1280, 390]) {
  test(`at ${width} pixels toasts cover nothing to press, no title or banner, nor each other, and let the Tab key go`, async ({
    page,
    product,
    pageErrors,
  }) => {
    await join(page, product, newcomer('Kari Nordmann'));
    await page.setViewportSize({ width, height: 800 });

    await test.step('on the first screen, beside what comes next', async () => {
      await page.goto('/dashboard');
      await failToOpenSupport(page, product, width);
      await expectNothingCovered(page);
      // There is room beside the three steps.
      if (width > 768) await expect.poll(() => findCovered(page, 'main h3')).toEqual([]);
      await closeToasts(page);
    });

    await test.step('beside the way out in the menu of a phone, which takes the keyboard in and gives it back', async () => {
      if (width > 768) return;
      const opener = page.getByRole('button', { name: 'More', exact: true });
      await failToOpenSupport(page, product, width);
      await opener.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Main menu' }).getByRole('link').first()).toBeFocused();
      await expectNothingCovered(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await closeToasts(page);
    });

    await test.step('in the middle of a form, two at once', async () => {
      await page.goto('/profile');
      await failToOpenSupport(page, product, width);
      await page.getByLabel('Full name').fill('Kari Fjord');
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(notice(page, 'Profile updated')).toBeVisible();
      await expectNothingCovered(page);
      const [first, second] = await boxesOf(page);
      // On a phone the older one waits until the newest has gone.
      if (width < 768) expect(second).toBeUndefined();
      else expect(first!.top + first!.height).toBeLessThanOrEqual(second!.top);
    });

    await test.step('the keyboard goes there, comes back, and goes by', async () => {
      const name = page.getByLabel('Full name');
      await name.focus();
      await page.keyboard.press('Alt+KeyT');
      const inToast = page.locator('section[aria-live] li button:focus');
      await expect(inToast).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(notice(page, 'Profile updated')).toBeHidden();
      await expect(name).toBeFocused();
      const close = notice(page, 'Failed to open support').getByRole('button', { name: 'Close' });
      await tabTo(page, close);
      await page.keyboard.press('Tab');
      await expect(close).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).not.toBeFocused();
    });
    expect(pageErrors.splice(0).filter((error) => !error.includes('503'))).toEqual([]);
  });
}

/** A red toast on any page, by the menu. */
async function failToOpenSupport(page: Page, product: Product, width: number): Promise<void> {
  await sandboxOf(product).trouble({ service: 'meetings', times: 9, trouble: { kind: 'html' } });
  if (width < 768) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Live Support' }).click();
  await expect(notice(page, 'Failed to open support')).toBeVisible();
  await sandboxOf(product).behave();
}

async function closeToasts(page: Page): Promise<void> {
  await notice(page, /./).getByRole('button', { name: 'Close' }).first().click();
  await expect(notice(page, /./)).toHaveCount(0);
}

/** They move within a moment where something to press comes under them. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => findCovered(page), { message: 'what a toast lies over' }).toEqual([]);
}

const needed = 'a[href], button, input, select, textarea, h1, [role=status], [role=alert]';

function findCovered(page: Page, kind = needed): Promise<string[]> {
  return page.evaluate((toSee) => {
    const toasts = [...document.querySelectorAll('section[aria-live] li')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const over = document.querySelector('[role=dialog]');
    return [...(over ?? document).querySelectorAll<HTMLElement>(toSee)]
      .filter((control) => !control.closest('section[aria-live]') && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return toasts.some(
          (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
        );
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, kind);
}

function boxesOf(page: Page): Promise<{ top: number; height: number }[]> {
  return page
    .locator('section[aria-live] li')
    .evaluateAll((toasts) =>
      toasts.map((toast) => toast.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
}
