import { prepareCampaign } from '#tests/campaigns.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** Somebody with a draft of 150 kroner a day, whose ad account may cost so much. */
async function join() {
  const person = await pages.visitor().join();
  await person.connect();
  await pages.subscribe(person);
  const draft = await prepareCampaign(person, { title: 'Within limits' });
  const { facebookAdAccountId: adAccountId, facebookPageId: pageId } = draft;
  await person.ask.connections.select({ adAccountId: adAccountId!, pageId });
  const limit = async (mostPerDayMinor: number | null, mostPerMonthMinor: number | null = null) => {
    const wish = { adAccountId: adAccountId!, mostPerDayMinor, mostPerMonthMinor, reason: 'The sale' };
    await person.ask.liveCampaigns.setGuardrails(wish);
    await pages.runJobs();
  };
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  return { person, page, draft, limit };
}

test('the review says what is over the limit before and after it is refused, once each, with the way there', async () => {
  const { page, draft, limit } = await join();
  await limit(175_00);
  await page.goto(`${pages.url}/campaign/${draft.id}?step=5`);
  const open = page.getByRole('list', { name: 'Worth a look before you publish' });
  await look(open).toContainText(
    'You could then be charged up to NOK 262.50 in all today, and your limit is NOK 175. A daily budget of NOK 100 or less fits.',
  );
  await look(page.getByText('Ready to publish')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish to Facebook' }).click();
  await look(page.getByText('Choose a lower budget, pause any other campaigns')).toHaveCount(1);
  await look(open).toContainText('A daily budget of NOK 100 or less fits.');
  await open.getByRole('button', { name: 'Change the budget' }).click();
  await look(page.getByLabel(/^Daily budget/i)).toBeFocused();
  await page.goto(`${pages.url}/campaign/${draft.id}?step=5`);
  await open.getByRole('link', { name: 'See your limits' }).click();
  await look(page.getByRole('region', { name: /^Spending limits of / })).toBeInViewport();
});

test('a budget above the limit is told while it is typed, and one that is refused stays in the box', async () => {
  const { page, person, draft, limit } = await join();
  await person.ask.publications.publish({ campaignId: draft.id, launchImmediately: true });
  await pages.runJobs();
  await limit(350_00);
  const { facebookCampaignId } = await person.ask.campaigns.get({ id: draft.id });
  await page.goto(`${pages.url}/meta-ads?sync=true`);
  await look
    .poll(async () => {
      await pages.runJobs();
      return page.getByRole('button', { name: 'Change budget of Within limits' }).count();
    })
    .toBe(1);
  const pencil = page.getByRole('button', { name: 'Change budget of Within limits' });
  await pencil.click();
  const box = page.getByLabel('Budget per day of Within limits');
  await box.fill('250');
  const over = page.getByText('Your limit of NOK 350 per day leaves room for NOK 200 here at most.');
  await look(over).toBeVisible();
  await look(page.getByRole('link', { name: 'See your limits' })).toBeVisible();
  await box.press('Enter');
  await look(over).toBeVisible();
  await page.getByRole('button', { name: 'Use NOK 200' }).click();
  await look(box).toHaveValue('200');
  await look(over).toHaveCount(0);
  await box.fill('0');
  await look(page.getByText(/^Budget must be at least NOK.1$/)).toBeVisible();
  await box.fill('180');
  await look(over).toHaveCount(0);
  await look(page.getByText('On one day it may cost up to NOK 315;')).toBeVisible();
  // Somebody lowers the limit meanwhile.
  await limit(300_00);
  await box.press('Enter');
  await look(page.getByText('Your limit of NOK 300 per day')).toBeVisible();
  await look(box).toHaveValue('180');
  expect(await person.ask.liveCampaigns.budgetRoom({ facebookCampaignId: facebookCampaignId! })).toEqual({
    highestMinor: 171_42,
    per: 'day',
    mostMinor: 300_00,
    currency: 'NOK',
  });
  // Without a limit it is asked whether so much is meant, with what a day may cost then.
  await limit(null);
  await box.press('Escape');
  await pencil.click();
  await box.fill('1500');
  await look(page.getByText('leaves room for')).toHaveCount(0);
  await box.press('Enter');
  await look(page.getByRole('alertdialog')).toContainText(
    'About NOK 45,000 per month. On one day it may cost up to NOK 2,625;',
  );
});

test('limits below what runs say what goes on; a month takes no lower limit than a day', async () => {
  const { page, person, draft } = await join();
  await person.ask.publications.publish({ campaignId: draft.id, launchImmediately: true });
  await pages.runJobs();
  await page.goto(`${pages.url}/profile#limits`);
  const card = page.getByRole('region', { name: /^Spending limits of / });
  await card.getByLabel('At most per day').fill('99999999999');
  await look(card.getByText('That is too much. Please enter a lower amount.')).toBeVisible();
  for (const none of ['0', '-1']) {
    await card.getByLabel('At most per day').fill(none);
    await look(card.getByText('Please enter more than 0, or leave it empty.')).toBeVisible();
  }
  await card.getByLabel('At most per day').fill('1e5');
  await look(card.getByText('Please enter an amount, for example 150.')).toBeVisible();
  await card.getByLabel(/^Spending limit at Meta/).fill('0');
  await look(card.getByText('Please enter more than 0, or leave it empty.')).toBeVisible();
  await card.getByLabel('At most per day').fill('300');
  await card.getByLabel('At most per month').fill('200');
  await card.getByRole('button', { name: 'Save limits' }).click();
  await look(card.getByText('A month cannot have a lower limit than a day.')).toBeVisible();
  await card.getByLabel('At most per month').fill('');
  await card.getByLabel('At most per day').fill('100');
  const goesOn = /^Campaigns that run already may cost NOK.262.50 today\. They go on/;
  await look(card.getByText(goesOn)).toBeVisible();
  await card.getByRole('button', { name: 'Save limits' }).click();
  await look
    .poll(async () => {
      await pages.runJobs();
      return (await person.ask.liveCampaigns.listGuardrails())[0]!.mostPerDayMinor;
    })
    .toBe(100_00);
  // Also once the limit is set, when the form begins anew.
  await look(page.getByRole('listitem').filter({ hasText: 'They go on' })).toBeVisible();
  await look(card.getByRole('list', { name: 'Who set the limits' })).toHaveText(
    /^Per day: no limit → NOK.100\D[^→]*$/,
  );
});

test('a campaign that may not be switched on for its cost leads to the limits', async () => {
  const { page, person, draft, limit } = await join();
  await person.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
  await pages.runJobs();
  await limit(100_00);
  await page.goto(`${pages.url}/meta-ads?sync=true`);
  // The account holds those of the other tests, which run.
  const run = page.getByRole('switch', { name: 'Within limits', checked: false });
  await look
    .poll(async () => {
      await pages.runJobs();
      return run.count();
    })
    .toBe(1);
  await run.click();
  await page.getByRole('listitem').filter({ hasText: 'your limit is' }).getByRole('link').click();
  await look(page).toHaveURL(`${pages.url}/profile#limits`);
  await look(page.getByRole('region', { name: /^Spending limits of / })).toBeInViewport();
});

// Last: what it publishes counts for everybody whose ad account is read after it.
test('whoever has published all their plan lets them is told so before they begin another', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  const told = page.getByText('All 3 campaigns of your free trial are used.');
  for (const title of ['Spring', 'Summer', 'Autumn']) {
    await page.goto(`${pages.url}/campaign/new`);
    await look(page.getByLabel(/^Business name/i)).toBeVisible();
    await look(told).toHaveCount(0);
    const { id } = await prepareCampaign(person, { title });
    await person.ask.publications.publish({ campaignId: id, launchImmediately: true });
    await pages.runJobs();
  }
  await page.goto(`${pages.url}/campaign/new`);
  await look(told).toBeVisible();
});
