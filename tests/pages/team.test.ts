import { joinTeam } from '#tests/team.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('somebody switches without a new page, and the other tab stays where it was', async () => {
  const kari = await pages.visitor().join();
  const home = await kari.workspaceId();
  await kari.ask.campaigns.create({ title: 'Pipes' });
  const florist = await kari.ask.workspaces.create({ name: 'Fjord Florist' });
  await kari.askIn(florist.id).campaigns.create({ title: 'Roses' });
  const [one, other] = [await pages.openWindow(kari), await pages.openWindow(kari)];
  for (const { page } of [one, other]) {
    await page.goto(`${pages.url}/drafts`);
    await look(page.getByRole('listitem').filter({ hasText: 'Pipes' })).toBeVisible();
  }

  await one.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await one.page.getByRole('button', { name: 'Workspace: Kari Nordmann. Switch' }).click();
  await one.page.getByRole('button', { name: /^Fjord Florist/ }).click();
  await look(one.page).toHaveURL(/\/dashboard$/);
  await one.page.getByRole('link', { name: 'Drafts', exact: true }).first().click();
  await look(one.page.getByRole('listitem').filter({ hasText: 'Roses' })).toBeVisible();
  expect(await one.page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await other.page.reload();
  await look(other.page.getByRole('listitem').filter({ hasText: 'Pipes' })).toBeVisible();
  await other.page.goto(`${pages.url}/drafts?workspace=${florist.id}`);
  await look(other.page.getByRole('listitem').filter({ hasText: 'Roses' })).toBeVisible();
  await look(other.page).toHaveURL(/\/drafts$/);
  await other.page.goto(`${pages.url}/drafts?workspace=${home}`);
  await look(other.page.getByRole('listitem').filter({ hasText: 'Pipes' })).toBeVisible();
  expect([...one.faults, ...other.faults]).toEqual([]);
});

test('an owner invites, gives another role and a ceiling, and removes', async () => {
  const kari = await pages.visitor().join();
  const ola = await joinTeam(pages, kari, { role: 'author' });
  await ola.ask.people.update({ name: 'Ola Dale' });
  const { page, faults } = await pages.openWindow(kari);
  await page.goto(`${pages.url}/team`);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await look(page.getByText('Please type an email address.')).toBeVisible();
  await page.getByLabel('Email address').fill('new@fjordflorist.example');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await look(page.getByText('The invitation is on its way to new@fjordflorist.example.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the invitation to new@fjordflorist.example' }).click();
  await look(page.getByRole('heading', { name: 'Invited', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Role of Ola Dale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role', { exact: true }).selectOption('advertiser');
  await dialog.getByLabel('At most a day for one campaign').fill('12.345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look(dialog).toContainText('Please type an amount');
  await dialog.getByLabel('At most a day for one campaign').fill('500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look(page.getByText('At most NOK 500 a day for one campaign')).toBeVisible();
  expect(await ola.ask.workspaces.current()).toMatchObject({
    role: 'advertiser',
    ceiling: { dailyMinor: 50_000, currency: 'NOK' },
  });

  const hers = await pages.openWindow(ola);
  await hers.page.goto(`${pages.url}/team`);
  await look(hers.page.getByRole('button', { name: 'Leave the workspace' })).toBeVisible();
  await look(hers.page.getByRole('button', { name: 'Send the invitation' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Ola Dale' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await look(page.getByText('Ola Dale is no longer in the team.')).toBeVisible();
  // Whatever was open ends, and begins anew where she still belongs.
  await look(hers.page).toHaveURL(/\/dashboard$/);
  expect(faults).toEqual([]);
});

test('an invitation leads a stranger in, and back to it', async () => {
  const kari = await pages.visitor().join();
  const guest = pages.visitor();
  await guest.join();
  await kari.ask.members.invite({ email: guest.email, role: 'viewer' });
  await pages.runJobs();
  const { text } = (await pages.practice.emailsTo(guest.email)).at(-1)!;
  const [link] = /http\S+\/join#[\w-]+/.exec(text)!;
  const { page, faults } = await pages.openWindow();
  await page.goto(link);
  await look(page.getByRole('heading', { level: 2 })).toHaveText(
    'Kari Nordmann invites you to work in Kari Nordmann.',
  );
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await page.getByLabel('Email').fill(guest.email);
  await page.locator('[name=password]').fill(guest.password);
  await page.locator('[type=submit]').click();
  await page.getByRole('button', { name: 'Join' }).click();
  await look(page.getByText('Welcome to Kari Nordmann.')).toBeVisible();
  expect(await kari.ask.members.list()).toHaveLength(2);
  await page.goto(link);
  await page.reload();
  await look(page.getByText('This invitation no longer works')).toBeVisible();
  expect(faults).toEqual([]);
});
