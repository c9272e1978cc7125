import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import { notice } from './notices.ts';

/** From the dashboard: links Facebook in its popup and chooses the Norwegian ad account and the first page. */
export async function connectFacebook(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  const dialog = await popup;
  await Promise.all([
    dialog.waitForEvent('close'),
    dialog.getByRole('button', { name: /^Continue/ }).click(),
  ]);
  await expect(notice(page, 'Connected successfully')).toBeVisible();
  const krone = page.getByLabel('Ad account').locator('option', { hasText: 'NOK' }).first();
  await page.getByLabel('Ad account').selectOption({ label: (await krone.textContent()) ?? '' });
  await page.getByLabel('Facebook page').selectOption({ index: 1 });
  await expect(page.getByText('Ready to publish')).toBeVisible();
}
