import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

test('a person sees how calls have gone, what failed, and what to do about it', async ({
  page,
  product,
  takePicture,
  pageErrors,
}) => {
  await join(page, product, newcomer('Ola Nordmann'));

  await test.step('before anything was called', async () => {
    await page.goto('/dev/api-monitoring?tab=log');
    await expect(page.getByRole('heading', { name: 'Facebook API Monitoring' })).toBeVisible();
    await expect(page.getByText('No API calls recorded')).toBeVisible();
    await page.getByRole('tab', { name: 'Error Distribution' }).click();
    await expect(page.getByText('No errors recorded')).toBeVisible();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByText('N/A').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('after a sync, and a call that was refused', async () => {
    await page.goto('/dashboard');
    await connectFacebook(page, product);
    await page.goto('/meta-ads?sync=true');
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    await page.evaluate(async () => {
      const body = JSON.stringify({ campaignId: crypto.randomUUID() });
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/functions/delete-meta-campaign', { method: 'POST', headers, body }).catch(
        () => undefined,
      );
    });
    // The refusal is asked for.
    await expect.poll(() => pageErrors.filter((each) => each.includes('404')).length).toBe(1);
    pageErrors.length = 0;
    // The log is written within a second.
    const read = () => page.evaluate(async () => (await fetch('/api/api-calls')).text());
    await expect.poll(read).toContain('delete-meta-campaign');
    await page.goto('/dev/api-monitoring?tab=errors');
    await expect(page.getByRole('rowheader', { name: /Not found/ })).toBeVisible();
    await expect(page.getByText(/^Refresh the list\./)).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'monitoring-errors');
  });

  await test.step('the four tabs, by keyboard', async () => {
    await page.getByRole('tab', { name: 'Error Distribution' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/10% sampling for low-level calls, 100% for edge functions/)).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'monitoring-performance');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('delete-meta-campaign', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'monitoring-log');
    await page.keyboard.press('Home');
    await expect(page.getByText('Success Rate by Function')).toBeVisible();
    await expect(
      page.getByRole('progressbar', { name: /^Used of the rate budget of/ }).first(),
    ).toBeVisible();
  });

  await test.step('over another period, in both themes, on a phone', async () => {
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
    await expect(page).toHaveURL(/period=30d/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('30d');
    await expect(page.getByText('fetch-meta-campaigns')).toBeVisible();
    await takePicture(page, 'monitoring');
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page);
    await takePicture(page, 'monitoring-phone');
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    await expectAccessible(page);
    await takePicture(page, 'monitoring-phone-light');
    await page.setViewportSize({ width: 1280, height: 900 });
    await takePicture(page, 'monitoring-light');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
