import type { Page } from '@playwright/test';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

/** What the page asked of drafts since. */
function countCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/rpc\/campaigns\/(get|create)$/.exec(request.url())?.[1];
    if (name) calls.push(name);
  });
  return calls;
}

async function beginAndLeave(page: Page, title: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Create .* Campaign$/ })
    .first()
    .click();
  await page.getByLabel('Campaign title').fill(title);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
}

test('who leaves a new draft before it is saved finds it again with Back, in few requests', async ({
  page,
  product,
}) => {
  await join(page, product, newcomer('Kari Nordmann'));
  await expect(page.getByRole('link', { name: 'Create Your First Campaign' })).toBeVisible();

  await test.step('after it was saved behind their back', async () => {
    const isCreated = page.waitForResponse(/\/rpc\/campaigns\/create$/);
    await beginAndLeave(page, 'Winter check');
    await isCreated;
    const calls = countCalls(page);
    await page.goBack();
    await expect(page.getByLabel('Campaign title')).toHaveValue('Winter check');
    await expect(page).toHaveURL(/\/campaign\/[0-9a-f-]{36}$/);
    expect(calls).toEqual(['get']);
  });

  await test.step('while it is still being saved: it is sent once', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
    const calls = countCalls(page);
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/rpc\/campaigns\/create$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await beginAndLeave(page, 'Spring check');
    await expect.poll(() => calls).toEqual(['create']);
    await page.goBack();
    await expect(page.getByLabel('Campaign title')).toHaveValue('Spring check');
    letGo();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(page).toHaveURL(/\/campaign\/[0-9a-f-]{36}$/);
    expect(calls).toEqual(['create']);
  });

  await test.step('and the dashboard leads back to what was begun', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page.getByRole('link', { name: '2 drafts' }).click();
    await expect(page.getByRole('link', { name: 'Winter check', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Winter check' }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await expect(page.getByText('1 draft', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page.getByRole('link', { name: 'Continue “Spring check”' }).click();
    await expect(page.getByLabel('Campaign title')).toHaveValue('Spring check');
  });
});

test('without a chosen ad account every page of campaigns says so, and leads to the choice', async ({
  page,
  product,
}) => {
  await join(page, product, newcomer('Siri Nordmann'));
  await sandboxOf(product).fill({ campaigns: 1, adsPerCampaign: 1 });
  await connectFacebook(page, product);
  await page.goto('/meta-ads');
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('No ad account is chosen', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Ad account').selectOption('');
  await expect(page.getByText('No ad account is chosen', { exact: true })).toBeVisible();

  await page.goto('/meta-ads');
  await expect(page.getByText('No ad account is chosen', { exact: true })).toBeVisible();
  await expect(page.getByText('Not Synced', { exact: true })).toBeVisible();
  await expect(page.getByText('Synced', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Campaign 1' }).click();
  await expect(page.getByText('No ad account is chosen', { exact: true })).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: 'No ad account is chosen' })
    .getByRole('link', { name: 'Choose an ad account' })
    .click();
  await expect(page.getByLabel('Ad account')).toBeInViewport();
});
