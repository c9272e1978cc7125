import type { Page } from '@playwright/test';
import { openReceiver } from '../receiver.ts';
import { publishLeadCampaign, quoteForm, readOnce } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('leads reach a system of one’s own, by hand where it refused them, and whoever was away is told', async ({
  page,
  product,
}) => {
  test.slow();
  const sandbox = sandboxOf(product);
  const crm = await openReceiver();
  await sandbox.reset();
  await join(page, product, newcomer('Berit Nordmann'));
  await connectFacebook(page, product);
  const liveId = await publishLeadCampaign(page, product);
  await readOnce(page, product, liveId);

  const settings = page.getByRole('region', { name: 'Rules for leads' });
  const deliveries = settings.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  const newest = deliveries.first();

  await test.step('a test arrives at the address that was entered', async () => {
    await page.goto('/profile#leads');
    await settings.getByRole('button', { name: 'Add a system' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address of your system').fill(crm.url);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await settings.getByRole('button', { name: 'Send a test' }).click();
    await expect(notice(page, 'The test has arrived')).toContainText('200');
    await expect(deliveries).toHaveCount(1);
    await expect(newest).toContainText('Delivered');
    expect(crm.received).toHaveLength(1);
  });

  await test.step('a lead that was refused waits with the reason, and goes out once somebody tries again', async () => {
    crm.nextTime(500);
    await sandbox.answerForm(quoteForm, 1);
    await crm.until(2);
    await page.reload();
    await expect(deliveries).toHaveCount(2);
    await expect(newest).toContainText('Waiting');
    await expect(newest).toContainText('It answered 500.');
    await expectAccessible(page);
    await newest.getByRole('button', { name: /^Try again to deliver/ }).click();
    await expect(notice(page, 'On its way again')).toBeVisible();
    await crm.until(3);
    await expect(newest).toContainText('Delivered');
    await expect(newest.getByRole('button')).toHaveCount(0);
    const [, refused, taken] = crm.bodies<{ id: string }>();
    expect(taken).toEqual(refused);
  });

  await test.step('a system that wants no more is left alone, and gets what it missed once it is back', async () => {
    crm.fromNowOn(410);
    await sandbox.answerForm(quoteForm, 1);
    await crm.until(4);
    await page.reload();
    await expect(newest).toContainText('Not delivered');
    await expect(newest).toContainText('Deliveries were switched off.');
    const on = settings.getByRole('switch', { name: 'Deliver new leads' });
    await expect(on).not.toBeChecked();
    await newest.getByRole('button', { name: /^Try again to deliver/ }).click();
    await expect(notice(page, 'Couldn’t send it again')).toContainText('Switch them on first.');
    crm.fromNowOn(200);
    // Who tries again before the switch is heard means both.
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
    await page.route(/\/rpc\/leads\/updateTarget/, (route) => heard.then(() => route.continue()));
    await on.press('Space');
    await expect(on).toBeChecked();
    const again = newest.getByRole('button', { name: /^Try again to deliver/ });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    hear();
    await crm.until(5);
    await expect(newest).toContainText('Delivered');
  });

  await test.step('who put the page aside is told how many came meanwhile, and led there', async () => {
    // What is missed is told by how many there were when the page began to listen.
    const counted = page.waitForResponse(/\/rpc\/leads\/summaries/);
    const listening = page.waitForResponse(/\/rpc\/leads\/watch/);
    await page.goto('/dashboard');
    await (await counted).finished();
    await listening;
    await putAside(page, true);
    await sandbox.answerForm(quoteForm, 3);
    await crm.until(8);
    await expect(notice(page, /new lead/i)).toHaveCount(0);
    await putAside(page, false);
    const news = notice(page, '3 leads came in while you were away');
    await expect(news).toBeVisible();
    await news.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/campaigns/${liveId}/leads`);
    await expect(page.getByRole('region', { name: 'Leads' }).getByRole('row')).toHaveCount(6);
  });
  await crm.close();
});

/** As when another tab is chosen: a browser that is driven never hides a page by itself. */
async function putAside(page: Page, isAside: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAside);
}
