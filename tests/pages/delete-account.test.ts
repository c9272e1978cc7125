import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('before an account is deleted what runs on is named, with what it may cost, and paused by one button', async () => {
  await pages.practice.fill({ campaigns: 16, adsPerCampaign: 1 });
  const { member, synced } = openSyncing(pages);
  const person = await member();
  const listOn = async () => {
    const { campaigns } = await person.ask.liveCampaigns.overview({});
    return campaigns.filter(({ configuredStatus }) => configuredStatus === 'ACTIVE');
  };
  await synced(person.ask);
  const running = await listOn();
  expect(running.length).toBeGreaterThan(5);

  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/profile`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await look(dialog.getByRole('textbox')).toBeFocused();
  await look(
    dialog.getByText(
      new RegExp(`^${running.length} campaigns are on now, and may cost up to NOK.[\\d,.]+ a day`),
    ),
  ).toBeVisible();
  const named = dialog.getByText(/^Campaign \d/);
  await look(named).toBeVisible();
  const said = (await named.textContent())!.split(', ');
  expect(said).toHaveLength(6);
  expect(said.pop()).toBe(`and ${running.length - 5} more`);
  expect(running.map(({ name }) => name)).toEqual(expect.arrayContaining(said));

  await dialog.getByRole('button', { name: 'Pause them all' }).click();
  await look(dialog.getByRole('status').filter({ hasText: 'campaigns were asked to pause' })).toContainText(
    'Delete the account once that is done, or they may run on.',
  );
  await look
    .poll(async () => {
      await pages.runJobs();
      return (await listOn()).length;
    })
    .toBe(0);
  await look(dialog.getByText(`${running.length} campaigns paused`)).toBeVisible();
  await look(dialog.getByText('once that is done')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Undo' }).click();
  await look
    .poll(async () => {
      await pages.runJobs();
      return (await listOn()).length;
    })
    .toBe(running.length);
  await look(dialog.getByRole('button', { name: 'Pause them all' })).toBeVisible();
});
