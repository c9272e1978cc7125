import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function openProfile(width: number) {
  const person = await pages.visitor().join();
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${pages.url}/profile`);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await look(region('API keys')).toBeVisible();
  return { page, person, region };
}

test('on a desk the profile stands in two columns, on a phone in one', async () => {
  const wide = await openProfile(1440);
  const [password, looks] = await Promise.all(
    ['Change Password', 'Appearance and language'].map((name) => wide.region(name).boundingBox()),
  );
  expect(looks!.x).toBeGreaterThan(password!.x + password!.width);
  expect(await wide.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800);
  await wide.page.setViewportSize({ width: 390, height: 844 });
  await look
    .poll(async () => (await wide.region('Appearance and language').boundingBox())!.x)
    .toBe((await wide.region('Change Password').boundingBox())!.x);
});

test('whoever wants no email on Mondays says so here', async () => {
  const { page, person } = await openProfile(390);
  const monday = page.getByRole('switch', { name: 'Tell me on Mondays how the week went' });
  await look(monday).toBeChecked();
  await monday.press('Space');
  await look(monday).not.toBeChecked();
  await look.poll(async () => (await person.ask.people.me()).weekEmails).toBe(false);
  await page.reload();
  await look(monday).not.toBeChecked();
});

test('the most an ad account may cost is set here, and raised for a reason', async () => {
  const person = await pages.visitor().join();
  await person.connect();
  const { adAccounts, pages: chosen } = (await person.ask.connections.get())!;
  const kroner = adAccounts.find(({ currency }) => currency === 'NOK')!;
  await person.ask.connections.select({ adAccountId: kroner.id, pageId: chosen[0]!.id });
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/profile`);
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
  await look(card.getByText(/amount/)).toBeVisible();
  await day.fill('500');
  await save.click();
  await look.poll(kept).toBe(500_00);
  await look(card.getByRole('list', { name: 'Who set the limits' })).toContainText(
    'Per day: no limit → NOK 500.00',
  );

  await look(card.getByLabel('Why is the limit raised?')).toHaveCount(0);
  await day.fill('');
  await save.click();
  await look(card.getByText('Please say why.')).toBeVisible();
  await card.getByLabel('Why is the limit raised?').fill('The sale begins');
  await save.click();
  await look.poll(kept).toBeNull();
  await look(card.getByText('Reason: The sale begins')).toBeVisible();
});

test('whoever is not connected is asked for no limits', async () => {
  const { page } = await openProfile(1440);
  await look(page.getByRole('region', { name: /^Spending limits/ })).toHaveCount(0);
});
