import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';
import { bringPeople, type People } from './people.ts';

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
beforeEach(() => people.owner.signIn());
afterAll(() => pages.close());

/** Opens a dialog of the bakery from its row. */
async function openFromRow(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Actions for Bakery' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: entry });
  await look(dialog.getByRole('textbox').first()).toBeVisible();
  return dialog;
}

/** Presses it and works until the dialog is gone. */
async function save(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name }).click();
  await look(async () => {
    expect(await pages.runJobs()).toEqual([]);
    await look(dialog).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

test.each([
  ['Change brakes', /in one day/, 'Save brakes'],
  ['Set a cost goal', /cost at most/, 'Save goal'],
])('opened again, “%s” has the amount that was saved', async (entry, label, verb) => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  await page.goto(`${pages.url}/meta-ads`);
  for (const amount of ['360', '500']) {
    const dialog = await openFromRow(page, entry);
    await dialog.getByLabel(label).fill(amount);
    await save(page, verb);
  }
  const dialog = await openFromRow(page, entry);
  await look(dialog.getByLabel(label)).toHaveValue('500');
  await look(dialog.getByRole('button', { name: verb })).toBeDisabled();
});
