import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findFaults } from '#tests/axe.ts';
import { type Language, languages } from '#contract/people/people.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** The page of a campaign that has run for more than two weeks. */
async function open(language: Language = 'en') {
  const { member, makeInAdsManager, synced } = openSyncing(pages);
  const owner = await member();
  await owner.ask.people.update({ language });
  const { campaignId } = await makeInAdsManager('Bakery');
  await pages.passTime(16 * 24 * 60);
  await synced(owner.ask);
  const { page, close, faults } = await pages.openWindow(owner, { isFresh: true });
  onTestFinished(close);
  await page.addInitScript((spoken) => localStorage.setItem('ui-language', spoken), language);
  return { page, faults, address: `${pages.url}/campaigns/meta/${campaignId}?period=7d` };
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const chooseRows = (page: Page, by: string) =>
  page.getByRole('table', { name: `Who, where and when: ${by}` });

test('nothing is asked of Meta before somebody comes to it; then it is told by whatever they choose', async () => {
  const { page, address, faults } = await open();
  const asked = async () =>
    (await pages.practice.requests()).filter(({ path }) => /\/\d+\/insights/.test(path)).length;
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(address);
  await look(page.getByRole('heading', { name: 'Who, where and when' })).toBeAttached();
  expect(await asked()).toBe(0);
  await page.getByRole('heading', { name: 'Who, where and when' }).scrollIntoViewIfNeeded();
  const rows = chooseRows(page, 'Placement').getByRole('row');
  await look(rows.filter({ hasText: 'Facebook · Feed' })).toHaveCount(1);
  await look(rows.filter({ hasText: 'against the 7 days before' }).first()).toBeAttached();
  expect(await asked()).toBe(2);
  for (const [by, row] of [
    ['Age and gender', 'Women, 25–34'],
    ['Region', 'Vestland'],
    ['Hour', '12:00–12:59'],
    ['Device', 'Android phone'],
  ] as const) {
    await page.getByRole('radio', { name: by }).click();
    const all = page.getByRole('button', { name: /^Show all \d+$/ });
    await look(chooseRows(page, by)).toBeVisible();
    if (await all.isVisible()) await all.click();
    await look(chooseRows(page, by).getByRole('row').filter({ hasText: row })).toHaveCount(1);
    expect(await findFaults(page, 'section[aria-labelledby="told-apart"]')).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('the file holds each row of the split, as Excel reads it in the language of the page', async () => {
  const { page, address } = await open('nb');
  await page.goto(address);
  await page.getByRole('radio', { name: 'Enhet' }).click();
  const table = page.getByRole('table', { name: 'Hvem, hvor og når: Enhet' });
  await look(table).toBeVisible();
  const names = await table.locator('tbody th').allInnerTexts();
  await page.getByRole('button', { name: 'Last ned CSV' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'For Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Bakery_device_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFEnhet;Forbruk \(NOK\);Resultater \(besøk\);/);
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(names.map((name) => name.trim()));
  expect(lines[1]!.split(';')[1]).toMatch(/^\d+,\d\d$/);
});

test('the table of days is saved as it stands there', async () => {
  const { page, address } = await open();
  await page.goto(address);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const days = page.getByRole('table', { name: 'Figures per day' }).locator('tbody time');
  await look(days).toHaveCount(8);
  await page.getByRole('button', { name: 'Download CSV' }).first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'For other programs' }).click(),
  ]);
  const [titles, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(titles).toBe(
    'Day,Spend (NOK),Spend the period before (NOK),Results (visits),Results the period before',
  );
  const shown = await days.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(lines.map((line) => line.split(',')[0])).toEqual(shown);
  expect(lines.at(-1)).toMatch(/^[\d-]+,\d+\.\d\d,\d+\.\d\d,\d+,\d+$/);
});

test.each(languages)('on the smallest phone nothing has to be scrolled sideways (%s)', async (language) => {
  const { page, address } = await open(language);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  const block = page.locator('section[aria-labelledby="told-apart"]');
  for (const place of [0, 1, 2, 3, 4]) {
    await block.getByRole('radio').nth(place).click();
    await look(block.getByRole('table')).toBeVisible();
    await look(block.locator('[aria-busy="false"]')).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
});

test('where Facebook does not answer, the page says so and keeps what it has', async () => {
  const { page, address } = await open();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Who, where and when' }).scrollIntoViewIfNeeded();
  const table = chooseRows(page, 'Placement');
  await look(table).toBeVisible();
  await pages.passTime(40);
  await pages.practice.trouble({ service: 'meta', path: 'insights', times: 50, trouble: { kind: 'html' } });
  onTestFinished(() => pages.practice.behave());
  await page.reload();
  await page.getByRole('heading', { name: 'Who, where and when' }).scrollIntoViewIfNeeded();
  await look(
    page.getByText('Facebook does not answer right now. We ask again the next time you look.'),
  ).toBeVisible();
  await look(table).toBeVisible();
});
