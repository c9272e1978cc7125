import type { Page } from '@playwright/test';
import { share } from '#tests/proof/diagonal.ts';
import { tabTo } from './by-keyboard.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, test, type Product } from './product.ts';
import { sandboxOf } from './sandbox.ts';

for (const width of share([390, 1280], () => 'one of them')) {
  test(`at ${width} pixels toasts have one place, cover nothing that stays, and let the Tab key go`, async ({
    page,
    product,
    pageErrors,
  }) => {
    await join(page, product, newcomer('Kari Nordmann'));
    await page.setViewportSize({ width, height: 800 });

    // A phone's page scrolls under them; the bars at its edges, and all of a wider page, lie beside them.
    const needed =
      width < 768
        ? 'header :is(a, button), [data-bottom-bar] :is(a, button)'
        : 'a[href], button, input, select, textarea, main *';
    let first: Box | undefined;

    await test.step('on the first screen, beside what comes next', async () => {
      await page.goto('/dashboard');
      await failToOpenSupport(page, product, width);
      expect(await findCovered(page, needed)).toEqual([]);
      first = (await boxesOf(page))[0];
      await closeToasts(page);
    });

    await test.step('below the menu of a phone, which takes the keyboard in and gives it back', async () => {
      if (width > 768) return;
      const opener = page.getByRole('button', { name: 'More', exact: true });
      await failToOpenSupport(page, product, width);
      await opener.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Main menu' }).getByRole('link').first()).toBeFocused();
      await expect.poll(() => findCovered(page, '[role=dialog] :is(a, button)')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await closeToasts(page);
    });

    await test.step('in the same place in the middle of a form, the newest of two', async () => {
      await page.goto('/profile');
      await failToOpenSupport(page, product, width);
      expect(await boxesOf(page)).toEqual([first]);
      await page.getByLabel('Full name').fill('Kari Fjord');
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(notice(page, 'Profile updated')).toBeVisible();
      expect(await findCovered(page, needed)).toEqual([]);
      expect(await boxesOf(page)).toEqual([expect.objectContaining(placeOf(first!, width))]);
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
      const left = notice(page, 'Failed to open support');
      // What lies under the pointer stays, however long the way there takes.
      await left.hover();
      const close = left.getByRole('button', { name: 'Close' });
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

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** What stays the same however much is told. */
function placeOf({ left, top, bottom }: Box, width: number): Partial<Box> {
  return width < 768 ? { left, bottom } : { left, top };
}

function findCovered(page: Page, needed: string): Promise<string[]> {
  return page.evaluate((toSee) => {
    const toasts = [...document.querySelectorAll('section[aria-live] li')];
    return [...document.querySelectorAll<HTMLElement>(toSee)]
      .filter((control) => !control.closest('section[aria-live]') && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return toasts.some((toast) => {
          const box = toast.getBoundingClientRect();
          const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
          const [above, below] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          if (from >= to || above >= below) return false;
          return toast.contains(document.elementFromPoint((from + to) / 2, (above + below) / 2));
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, needed);
}

function boxesOf(page: Page): Promise<Box[]> {
  return page
    .locator('section[aria-live] li')
    .evaluateAll((toasts) =>
      toasts
        .map((toast) => toast.getBoundingClientRect())
        .map(({ left, top, bottom }) => ({ left, top, bottom })),
    );
}
