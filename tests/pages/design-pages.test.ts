import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('in practice mode every component is drawn on one page, dark and light, and answers to what is pressed', async () => {
  const person = await pages.visitor().join();
  const { page, faults, close } = await pages.openWindow(person, { isFresh: true });
  await page.goto(`${pages.url}/dev/design`);
  await look(page.getByRole('heading', { level: 1 })).toHaveText('Design');
  const specimens = page.locator('[data-specimen]');
  await look.poll(() => specimens.count()).toBeGreaterThan(30);
  const grounds = await specimens.evaluateAll((all) =>
    all.map((each) =>
      ['dark', 'light'].map((theme) => {
        const panel = each.querySelector(`[data-theme=${theme}]`);
        return panel && panel.childElementCount > 0 && getComputedStyle(panel).backgroundColor;
      }),
    ),
  );
  const [[dark, light] = []] = grounds;
  expect(dark).not.toBe(light);
  expect(grounds.filter((each) => each[0] !== dark || each[1] !== light)).toEqual([]);

  await page.locator('[data-specimen=ConfirmDialog] button').first().click();
  await look(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-specimen=Menu] button').first().click();
  await look(page.getByRole('menuitem').first()).toBeVisible();
  expect(faults).toEqual([]);
  await close();
});

test('where no service is make-believe, it is not there: whoever goes there comes to the dashboard', async () => {
  const { practice } = pages.ctx.settings;
  const before = { ...practice };
  onTestFinished(() => void Object.assign(practice, before));
  for (const service of Object.keys(practice)) Object.assign(practice, { [service]: false });
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/dev/design`);
  await look(page).toHaveURL(`${pages.url}/dashboard`);
  await look(page.locator('[data-specimen]')).toHaveCount(0);
});
