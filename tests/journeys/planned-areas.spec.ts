import { joinOnPage, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

test.use({ settings: { PLANNED_AREAS: 'shown' } });

test('where the operator shows what is planned, the menu leads to it and it says when and how to hear of it', async ({
  page,
  product,
  takePicture,
  pageErrors,
}) => {
  await page.goto('/google-ads');
  await expect(page).toHaveURL(/\/auth/);
  // What is asked for beside the session is refused to whoever has none, and the browser prints that.
  await page.waitForLoadState('networkidle');
  expect(pageErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([]);
  await joinOnPage(page, product, newcomer('Kari Nordmann'), 'Google Ads');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await test.step('Google Ads', async () => {
    await menu.getByRole('link', { name: 'Google Ads', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Google Ads' })).toBeVisible();
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toContainText([
      /^FirstIn Development/,
      /^NextPlanned/,
      /^After thatPlanned/,
    ]);
    await expect(page.getByRole('region', { name: 'Planned features' }).getByRole('listitem')).toHaveCount(4);
    await takePicture(page, 'planned-google-ads');
    await expectAccessible(page);
  });

  await test.step('AI SEO, on a small screen too', async () => {
    await menu.getByRole('link', { name: 'AI SEO', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI SEO' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What you get from it' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expect(page.getByRole('list', { name: 'Roadmap' }).getByRole('listitem')).toContainText([
      /^FirstIn Development/,
      /^NextPlanned/,
      /^After thatPlanned/,
      /^LaterPlanned/,
    ]);
    await takePicture(page, 'planned-ai-seo');
    await page.setViewportSize({ width: 320, height: 640 });
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWider()).toBe(false);
    await expectAccessible(page);
  });

  await test.step('who wants to hear of it writes to the support centre', async () => {
    await page.getByRole('link', { name: 'Get Early Access' }).click();
    await expect(page).toHaveURL('/support');
    await page.goto('/google-ads');
    await page.getByRole('link', { name: 'Notify Me When Available' }).click();
    await expect(page).toHaveURL('/support');
  });

  await test.step('in Norwegian', async () => {
    await page.goto('/ai-seo');
    await page.getByRole('button', { name: /norsk/i }).click();
    await expect(page.getByText('Kommer snart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Få tidlig tilgang' })).toHaveAttribute(
      'href',
      '/nb/support',
    );
  });
});
