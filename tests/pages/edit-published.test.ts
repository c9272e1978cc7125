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
  await look(page.getByText('It is published. Change it on its own page.')).toBeVisible();
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
