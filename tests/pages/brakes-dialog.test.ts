import { worstDayOf } from '#contract/live/spending.ts';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSyncing } from '#tests/syncing.ts';
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
  ['Change safety stop', /in one day/, 'Save safety stop'],
  ['Set a cost goal', /cost at most/, 'Save goal'],
])('opened again, “%s” has the amount that was saved', async (entry, label, verb) => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  await page.goto(`${pages.url}/meta-ads`);
  for (const [held, amount] of [
    [/^\d*$/, '360'],
    ['360', '500'],
  ] as const) {
    const dialog = await openFromRow(page, entry);
    await look(dialog.getByLabel(label)).toHaveValue(held);
    await dialog.getByLabel(label).fill(amount);
    await save(page, verb);
  }
  const dialog = await openFromRow(page, entry);
  await look(dialog.getByLabel(label)).toHaveValue('500');
  await look(dialog.getByRole('button', { name: verb })).toBeDisabled();
});

test('the brake that struck has the keyboard, with what was spent, and amounts that cannot be meant are said', async () => {
  const { owner, leadsId: facebookCampaignId, publishedId } = people;
  const { liveCampaigns } = owner.ask;
  await liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' });
  const none = { spentWithoutResultMinor: null };
  await liveCampaigns.setBrakes({ facebookCampaignId, ...none, mostPerDayMinor: 1_100 });
  await pages.runJobs();
  await pages.passTime(24 * 60);
  await owner.signIn();
  await openSyncing(pages).synced(owner.ask);
  const { campaign } = await liveCampaigns.get({ facebookCampaignId });
  expect(campaign.delivery.reason).toMatchObject({ code: 'braked', brake: 'mostPerDayMinor' });

  const { page, close } = await pages.openWindow(owner, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${publishedId}/details`);
  await page.getByRole('button', { name: 'Edit Campaign' }).click();
  await page.getByRole('menuitem', { name: 'Change safety stop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change safety stop' });
  const day = dialog.getByLabel(/in one day/);
  await look(day).toBeFocused();
  await look(dialog.getByLabel('Pause when it has spent this without a lead')).toBeVisible();
  await look(dialog).toContainText('Less than one day’s budget: it would stop within the day.');
  await day.fill('900');
  await look(dialog).not.toContainText('it would stop within the day');
  // A fact a line.
  await look(dialog.getByText(/^NOK.[\d.,]+ spent today\.$/)).toBeVisible();
  await look(dialog.getByText(/^Set at Meta: NOK.11\.$/)).toBeVisible();
  await look(dialog.getByPlaceholder('None')).toHaveCount(2);
  await day.fill('about ten');
  await look(dialog.getByText('Please enter an amount, for example 150.')).toBeVisible();
  await day.fill('99999999999');
  await look(dialog.getByText('That is too much. Please enter a lower amount.')).toBeVisible();
  await day.fill('9000');
  const raisedOnly = /A day costs NOK.[\d.,]+ at most now\. Strikes only if the budget is raised at Meta\./;
  await look(dialog).toContainText(raisedOnly);
  const worstMinor = worstDayOf(campaign.dailyBudgetMinor!);
  await day.fill(String((worstMinor - 1) / 100));
  await look(dialog).not.toContainText('Strikes only');
  await day.fill(String(worstMinor / 100));
  await look(dialog).toContainText(raisedOnly);
  await dialog.getByRole('button', { name: 'As suggested' }).click();
  await look(day).toHaveValue(String(Math.ceil(worstMinor / 100)));
  await look(dialog.getByLabel('Pause when it has spent this without a lead')).toHaveValue(
    String((campaign.dailyBudgetMinor! * 5) / 100),
  );
  await look(dialog.getByRole('button', { name: 'As suggested' })).toHaveCount(0);
  await day.fill('');
  await look(dialog).toContainText(/Then nothing stops it at Meta; a day may cost up to NOK.[\d.,]+\./);
  await day.fill('-1');
  await look(dialog.getByText('Please enter more than 0, or leave it empty.')).toBeVisible();
  await day.fill('0.01');
  await dialog.getByRole('button', { name: 'Save safety stop' }).click();
  await look(dialog.getByRole('alert')).toContainText(
    /A safety stop on this campaign can be from NOK.11 to NOK.1,100,000\./,
  );
});

test('the review says which brakes publishing sets, and one tap leads to their boxes', async () => {
  const { page, close } = await pages.openWindow(people.owner, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${people.draftId}?step=5`);
  const made = page.getByRole('region', { name: 'What will be created' });
  await look(made).toContainText(
    /Meta pauses the campaign after NOK.300 without a result, or once it spends more than NOK.263 in one day, even if somebody raises/,
  );
  await look(page.getByText(/262\.50/), 'the worst day and its brake are one figure').toHaveCount(0);
  const bar = page.getByRole('region', { name: 'Publish or save' });
  await look(bar).toContainText(/max NOK.263/);
  await made.getByRole('button', { name: 'Change: Safety stop' }).click();
  const ever = page.getByLabel('Pause when it has spent this without a result');
  const day = page.getByLabel('Pause when it has spent this in one day');
  await look(ever).toBeFocused();
  await look(ever).toHaveValue('300');
  await look(page.getByText('Strikes only if the budget is raised at Meta.')).toBeVisible();
  await ever.fill('5');
  await look(
    page.getByText(/^A safety stop on this campaign can be from NOK.11 to NOK.1,100,000\.$/),
  ).toBeVisible();
  await ever.fill('500');
  await look(
    page.getByText(/after NOK.500 without a result, or once it spends more than NOK.263 in one day/),
  ).toBeVisible();
  const kept = async () => (await people.owner.ask.campaigns.get({ id: people.draftId })).brakes;
  await look.poll(kept).toEqual({ spentWithoutResultMinor: 50_000 });
  await day.fill('');
  await look.poll(kept).toEqual({ spentWithoutResultMinor: 50_000, mostPerDayMinor: null });
  // What is typed as it was suggested goes by the budget again.
  await day.fill('263');
  await look.poll(kept).toEqual({ spentWithoutResultMinor: 50_000 });
  await page.goBack();
  await look(made).toContainText(
    /after NOK.500 without a result, or once it spends more than NOK.263 in one day/,
  );
});
