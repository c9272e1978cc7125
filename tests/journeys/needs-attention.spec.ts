import type { Locator, Page } from '@playwright/test';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('what needs attention stands on the dashboard, and its page tells all of it once', async ({
  page,
  product,
}) => {
  const sandbox = sandboxOf(product);
  await sandbox.reset();
  await join(page, product, newcomer('Kari Nordmann'));
  await connectFacebook(page, product);
  const { ask, ...door } = await askAs(page, product.url);
  const { id } = await prepareCampaign({ ask, ...door });
  await ask.publications.publish({ campaignId: id, launchImmediately: true });
  await expect.poll(async () => (await ask.campaigns.get({ id })).status, { timeout: 60_000 }).toBe('active');
  await sandbox.advance(600);
  const { meta } = await sandbox.state();
  await sandbox.edit(meta.ads[0]!.id, { rejected: true });
  await ask.liveCampaigns.sync({ type: 'manual' });
  const attention = async () => (await ask.liveCampaigns.list({})).campaigns[0]?.delivery.also.length;
  await expect.poll(attention, { timeout: 60_000 }).toBe(1);

  await test.step('the dashboard names the campaign, says why, and leads there', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Do next' })).toBeVisible();
    await expect(page.getByText('Meta has rejected one ad.')).toBeVisible();
    await expectAccessible(page);
    const needy = page.getByRole('region', { name: 'Do next' });
    await needy.getByRole('link', { name: 'Winter check' }).click();
    await expect(page).toHaveURL(/\/details$/);
  });

  await test.step('only ads at Meta count as ads, and why one was rejected is said once on its card', async () => {
    await page.getByRole('tab', { name: 'Ads' }).click();
    await expect(page.getByRole('heading', { name: 'Ads (2)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unused ads (4)' })).toBeVisible();
    const rejected = page.getByRole('article').filter({ hasText: 'Meta has rejected this ad' });
    await expect(rejected.getByText('Disapproved', { exact: true })).toBeVisible();
    await expect(rejected.getByText('Unacceptable Business Practices')).toHaveCount(1);
  });

  await test.step('the chart names three or four days beside its two scales, at any width', async () => {
    await page.getByRole('tab', { name: 'Results' }).click();
    for (const width of [1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // What is far below is drawn when it is seen.
      await page.getByRole('heading', { name: 'Spend and results per day' }).scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const [days = '', ...more] = await labelsOf(page, 'xAxis');
          const scales = await labelsOf(page, 'yAxis');
          // By the hour it is now, three or four days have been told of.
          return { areFew: /^[^|]+(\|[^|]+){2,3}$/.test(days), scales: scales.length, more };
        })
        .toEqual({ areFew: true, scales: 2, more: [] });
    }
  });

  await test.step('on a phone one reads the budget that is typed', async () => {
    await page.goto('/meta-ads');
    await page.getByRole('button', { name: 'More about Winter check' }).click();
    await page.getByRole('button', { name: 'Change budget of Winter check' }).click();
    const box = page.getByRole('textbox', { name: 'Budget per day of Winter check' });
    await box.fill('1250.50');
    expect(await roomBeside(box)).toBeGreaterThanOrEqual(0);
    await expect(box).toBeInViewport({ ratio: 1 });
  });
});

/** What stands along each such axis of the page's charts, as it is read. */
function labelsOf(page: Page, axis: 'xAxis' | 'yAxis'): Promise<string[]> {
  return page
    .locator(`.recharts-${axis}-tick-labels`)
    .evaluateAll((all) =>
      all.map((labels) =>
        [...labels.querySelectorAll('.recharts-cartesian-axis-tick-value')]
          .map(({ textContent }) => textContent)
          .join('|'),
      ),
    );
}

/** What is left between the digits and what stands at the end of the box. */
function roomBeside(box: Locator): Promise<number> {
  return box.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const inside = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return inside - pen.measureText(input.value).width;
  });
}
