import { movePresentEmail } from '#server/features/people/mail/emails.ts';
import { stopWeekEmailsUrl } from '#server/features/people/mail/stop-week-emails.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openProfile(width: number, part = '', shown = 'Profile Information') {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${pages.url}/profile${part}`);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await look(region(shown)).toBeVisible();
  return { page, person, region };
}

for (const width of [1440, 390])
  test(`each part of the settings is one press away, and the one that is looked at is marked: ${width}`, async () => {
    const { page, region } = await openProfile(width);
    const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
    const isPhone = width < 1024;
    const names = parts.locator(isPhone ? 'option' : 'a');
    expect(await names.allTextContents()).toEqual([
      'Profile Information',
      'Appearance and language',
      'Emails to you',
      'Security',
      'Privacy and Data',
      'Your brand',
      'Plan and usage',
      'Log',
      'Lead alerts',
      'Rules for leads',
      'Assistants',
      'API keys',
    ]);
    const marked = parts.locator(isPhone ? 'option:checked' : '[aria-current]');
    await look(marked).toHaveText('Profile Information');
    for (const [name, title] of [
      ['API keys', 'API keys'],
      ['Privacy and Data', 'Privacy and Data'],
      ['Appearance and language', 'Appearance and language'],
    ] as const) {
      if (isPhone) await parts.getByRole('combobox').selectOption(name);
      else await parts.getByRole('link', { name }).click();
      await look(region(title)).toBeInViewport();
      await look(marked).toHaveText(name);
    }
    // From there the keyboard goes on.
    await page.keyboard.press('Tab');
    await look(region('Appearance and language').getByRole('radio', { checked: true })).toBeFocused();
    const column = (await region('Security').boundingBox())!;
    expect(column.width).toBeLessThanOrEqual(720);
    expect((await region('Appearance and language').boundingBox())!.x).toBe(column.x);
  });

test('an address with a part opens its group and leads straight to it, also on the way back', async () => {
  const { page, region } = await openProfile(1440);
  await page.goto(`${pages.url}/dashboard`);
  await page.goto(`${pages.url}/profile#leads`);
  await look(region('Rules for leads')).toBeInViewport();
  await look.poll(async () => (await region('Rules for leads').boundingBox())!.y).toBeLessThan(120);
  await look(page.locator('#leads')).toBeFocused();
  await look(region('Profile Information')).toHaveCount(0);
  await page.getByRole('link', { name: 'Plan and usage' }).click();
  await look(region('Your brand')).toBeVisible();
  await look(region('Plan: Free')).toBeInViewport();
  await look(region('Rules for leads')).toHaveCount(0);
  await page.goBack();
  await look(region('Rules for leads')).toBeInViewport();
  await page.goForward();
  await look(region('Plan: Free')).toBeInViewport();
});

test('whoever wants no email on Mondays says so here', async () => {
  const { page, person } = await openProfile(390);
  const emails = page.getByRole('region', { name: 'Emails to you' });
  const monday = emails.getByRole('switch', { name: 'Tell me on Mondays how the week went' });
  await look(monday).toBeChecked();
  await monday.press('Space');
  await look(monday).not.toBeChecked();
  await look.poll(async () => (await person.ask.people.me()).weekEmails).toBe(false);
  await page.reload();
  await look(monday).not.toBeChecked();
  await emails.getByRole('link', { name: 'Choose emails about new leads' }).click();
  await look(page.getByRole('region', { name: 'Lead alerts' })).toBeInViewport();
});

test('the button on the page of the email stops them in a browser, which names no origin there', async () => {
  const { page, person } = await openProfile(390);
  await page.goto(stopWeekEmailsUrl(pages.ctx, (await person.ask.people.me()).id));
  await page.getByRole('button', { name: 'Stop the Monday emails' }).click();
  await look(page.getByRole('heading', { name: 'The Monday emails are stopped' })).toBeVisible();
  expect((await person.ask.people.me()).weekEmails).toBe(false);
});

test('an email with a long address in it fits a small phone', async () => {
  const { page, close } = await pages.openWindow(undefined);
  onTestFinished(close);
  await page.setViewportSize({ width: 320, height: 640 });
  const to = { email: 'kari@example.no', name: 'Kari', language: 'nb' as const, emailVerified: true };
  const email = await movePresentEmail(to, `${'kari.nordmann.'.repeat(4)}no@example.no`, pages.url);
  await page.setContent(email.html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the most an ad account may cost is set here, and raised for a reason', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { adAccounts, pages: chosen } = (await person.ask.connections.get())!;
  const kroner = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await person.ask.connections.select({ adAccountId: kroner.id, pageId: chosen[0]!.id });
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/profile#limits`);
  const kept = async () => {
    await pages.runJobs();
    return (await person.ask.liveCampaigns.listGuardrails())[0]!.mostPerDayMinor;
  };
  const card = page.getByRole('region', { name: `Spending limits of ${kroner.name}`, exact: true });
  const day = card.getByLabel('At most per day');
  const save = card.getByRole('button', { name: 'Save limits' });
  await look(save).toBeDisabled();
  await day.fill('much');
  await save.click();
  await look(card.getByText('Please enter an amount, for example 150.')).toBeVisible();
  await day.fill('500');
  await save.click();
  await look.poll(kept).toBe(500_00);
  await look(card.getByRole('list', { name: 'Who set the limits' })).toContainText(
    'Per day: no limit → NOK 500',
  );

  await day.fill('');
  await save.click();
  await look(card.getByText('Please say why.')).toBeVisible();
  await card.getByLabel('Why is the limit raised?').fill('The sale begins');
  await save.click();
  await look.poll(kept).toBeNull();
  await look(card.getByText('Reason: The sale begins')).toBeVisible();

  // What fills the window is marked, also where a piece of the part above is still in sight.
  await card.evaluate((limits) => scrollTo(0, limits.getBoundingClientRect().top + scrollY - 250));
  const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
  await look(parts.locator('[aria-current]')).toHaveText('Spending limits');
});

test('the limit at Meta stands in the same history, with who set it and a way back', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { adAccounts, pages: chosen } = (await person.ask.connections.get())!;
  const kroner = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await person.ask.connections.select({ adAccountId: kroner.id, pageId: chosen[0]!.id });
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/profile#limits`);
  const card = page.getByRole('region', { name: `Spending limits of ${kroner.name}`, exact: true });
  await look(card.getByRole('heading', { level: 3 })).toHaveText(['In Adfjord', 'At Meta']);
  await card.getByLabel(/^Spending limit at Meta/).fill('1000');
  await card.getByRole('button', { name: 'Save the limit at Meta' }).click();
  const held = async () => {
    await pages.runJobs();
    return (await person.ask.liveCampaigns.listGuardrails())[0]!.limitAtMetaMinor;
  };
  await look.poll(held).toBe(1000_00);
  await page.reload();
  const history = card.getByRole('list', { name: 'Who set the limits' }).getByRole('listitem');
  await look(history).toHaveText([/^Spending limit at Meta: no limit → NOK.1,000Kari Nordmann, /]);
  await history.getByRole('button', { name: /^Undo: Spending limit at Meta/ }).click();
  await look.poll(held).toBeNull();
  await look(history.first()).toHaveText(/^Spending limit at Meta: NOK.1,000 → no limit/);
});

test('whoever is not connected is asked for no limits', async () => {
  const { page } = await openProfile(1440, '#plan', 'Plan: Free');
  await look(page.getByRole('region', { name: /^Spending limits/ })).toHaveCount(0);
});
