import { dayAt, daysAfter } from '#contract/days.ts';
import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('who has done what stands in the log, and can be found, checked and taken along', async ({
  page,
  product,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Nora Lunde'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const { id } = await prepareCampaign(visitor, { title: 'Winter check' });
  await visitor.ask.publications.publish({ campaignId: id, launchImmediately: false });

  await page.goto('/profile#log');
  await page.getByRole('link', { name: 'Open the log' }).click();
  const log = page.getByRole('region', { name: 'Lines of the log' });
  const line = (words: RegExp) => log.getByRole('listitem').filter({ hasText: words });
  await expect(line(/Published|Winter check/).first()).toBeVisible();
  await expect(line(/Linked Facebook/)).toContainText('Nora Lunde');
  await expect(log.getByRole('heading', { name: /^(Today|Yesterday), / }).first()).toBeVisible();
  await expectAccessible(page);

  await test.step('it is searched and filtered', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
    await expect(page.getByText('Nothing fits.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('winter');
    await expect(line(/Linked Facebook/)).toHaveCount(0);
    await expect(line(/Winter check/).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByLabel('Who', { exact: true }).selectOption('Programs with a key');
    await expect(page.getByText('Nothing fits.')).toBeVisible();
    await page.getByLabel('Who', { exact: true }).selectOption('Everybody');
    await expect(
      line(/Linked Facebook/),
      'what comes pushes the button down that is pressed next',
    ).toBeVisible();
  });

  await test.step('it is read for a period, and from one day to another', async () => {
    const period = page.getByLabel('Period', { exact: true });
    const until = page.getByLabel('To', { exact: true });
    await expect(until).toHaveCount(0);
    const weekAgo = daysAfter(dayAt(Date.now(), 'UTC'), -6);
    await period.selectOption('Last 7 days');
    await period.selectOption('From … to …');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(weekAgo);
    await expect(line(/Linked Facebook/)).toBeVisible();
    await expectAccessible(page);
    await until.fill('2020-01-01');
    await expect(page.getByText('Nothing fits.')).toBeVisible();
    await period.selectOption('Any time');
    await expect(until).toHaveCount(0);
    await expect(
      line(/Linked Facebook/),
      'what comes pushes the button down that is pressed next',
    ).toBeVisible();
  });

  await test.step('it says that it is whole, and keeps what is wished', async () => {
    await page.getByRole('button', { name: 'Verify the log' }).click();
    await expect(page.getByText(/^Whole: \d+ lines/)).toBeVisible();
    await page.getByLabel('Kept for').selectOption('36 months');
    await expect(line(/The log is kept for 36 months/)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit-log_.*\.csv$/);
  });
});
