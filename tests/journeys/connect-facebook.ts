import type { Page } from '@playwright/test';
import { agreeInDialog } from '../visitor.ts';
import { askAs } from './ask-as.ts';
import { expect, type Product } from './product.ts';

/** Links Facebook, chooses the Norwegian ad account and the first page, and comes to the dashboard. The popup is for main-job. */
export async function connectFacebook(page: Page, product: Product): Promise<void> {
  const { ask, fetch: follow } = await askAs(page, product.url);
  const { loginUrl } = await ask.connections.startLogin({ returnPath: '/dashboard' });
  await follow(await agreeInDialog((request) => fetch(request), loginUrl));
  const { adAccounts, pages } = (await ask.connections.get())!;
  const krone = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await ask.connections.select({ adAccountId: krone.id, pageId: pages[0]!.id });
  await page.goto('/dashboard');
  await expect(page.getByText('Ready to publish')).toBeVisible();
}
