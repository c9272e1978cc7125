import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';
import { bringPeople, type People } from './people.ts';

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
afterAll(() => pages.close());

test('whoever comes to edit a published campaign is led to where it is changed, and to where it is deleted', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${people.publishedId}`);
  await look(page.getByRole('heading', { name: 'This campaign is on Facebook' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the campaign' }).click();
  await look(page).toHaveURL(`${pages.url}/campaign/${people.publishedId}/details`);
  const edit = page.getByRole('button', { name: 'Edit Campaign' });
  await edit.click();
  await page.getByRole('menuitem', { name: 'Delete Campaign' }).click();
  await look(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await look(page.getByRole('alertdialog')).toBeHidden();
  await look(edit).toBeFocused();
});

test('a published campaign stands among those at Meta, in the menu and in the bar that a phone has in place of the steps', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  const bar = page.getByRole('navigation', { name: 'Quick ways' });
  for (const address of ['campaign', 'campaigns']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${pages.url}/${address}/${people.publishedId}`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const place = menu.getByRole('link', { name: 'Meta Ads', exact: true });
    await look(place).toHaveAttribute('aria-current', 'true');
    await look(menu.locator('[aria-current]')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await look(bar.locator('[aria-current]')).toHaveText('Campaigns');
  }
  await page.goto(`${pages.url}/campaign/${people.draftId}`);
  await look(page.locator('[data-foot-bar]')).toBeVisible();
  await look(bar).toBeHidden();
});
