import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openSignUp(): Promise<Page> {
  const { page, close } = await pages.openWindow();
  onTestFinished(close);
  await page.clock.install();
  await page.goto(`${pages.url}/auth?mode=signup`);
  await look(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  return page;
}

/** What is said to whoever stands in this box. */
const describedBy = (page: Page, label: string | RegExp) =>
  page.getByLabel(label).evaluate((box) =>
    (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

test('each empty box says so beside it, and the person goes on at the first', async () => {
  const page = await openSignUp();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await look(page.getByRole('alert').first()).toContainText('Email is required');
  const boxes = [
    ['Full name', 'Full name is required'],
    ['Email', 'Email is required'],
    [/^Password/, 'Password is required'],
  ] as const;
  for (const [label, words] of boxes) {
    await look(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    expect(await describedBy(page, label)).toContain(words);
  }
  await look(page.getByLabel('Full name')).toBeFocused();

  await page.getByLabel('Full name').fill('Kari Nordmann');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await look(page.getByLabel('Email')).toBeFocused();
  await look(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
});

test('after signing up one is told where to look, and can have it sent again, or elsewhere', async () => {
  const page = await openSignUp();
  await page.getByLabel('Full name').fill('Kari Nordmann');
  await page.getByLabel('Email').fill('kari@gmail.com');
  await page.getByLabel(/^Password/).fill('cold by tomorrow');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await look(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused();
  await look(page.getByText('kari@gmail.com')).toBeVisible();
  await look(page.locator('form')).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const again = page.getByRole('button', { name: /^Send again/ });
  await look(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  expect(asked).not.toContain('/api/auth/send-verification-email');
  await page.clock.runFor(31_000);
  await look(again).toHaveText('Send again');
  await again.click();
  await look(page.getByText('Email sent again')).toBeVisible();
  expect(asked).toContain('/api/auth/send-verification-email');
  await look(again).toHaveText(/in \d+ s/);
  await look(again).toBeFocused();

  await page.getByRole('button', { name: 'Wrong address?' }).click();
  await look(page.getByLabel('Email')).toBeFocused();
  await look(page.getByLabel('Email')).toHaveValue('kari@gmail.com');
});

test('the other language stands at the door by its own name, and nothing typed is lost', async () => {
  const page = await openSignUp();
  await page.getByLabel('Email').fill('kari@nordmann.no');
  await page.getByRole('button', { name: 'Use Norsk bokmål' }).getByText('Norsk').click();
  await look(page.getByRole('heading', { name: 'Opprett konto' })).toBeVisible();
  await look(page.getByLabel('E-post')).toHaveValue('kari@nordmann.no');

  await page.setViewportSize({ width: 320, height: 720 });
  await look(page.getByRole('button', { name: 'Bruk English' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const control of await page.getByRole('banner').locator('a, button').all())
    await look(control).toBeInViewport({ ratio: 1 });
});
