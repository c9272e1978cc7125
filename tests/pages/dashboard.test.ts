import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
afterAll(() => pages.close());

test('at a glance: what runs, who waits, and what today has cost of what it may cost', async () => {
  const { owner } = people;
  const { totals } = await owner.ask.liveCampaigns.overview({});
  const [account] = await owner.ask.liveCampaigns.listGuardrails();
  const most = Math.round(account!.atWorst.dayMinor / 100).toLocaleString('en');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const { page, close } = await pages.openWindow(owner, { isFresh: true });
    onTestFinished(close);
    await page.setViewportSize(size);
    await page.goto(`${pages.url}/dashboard`);
    const running = page.getByRole('link', { name: `Active Campaigns: ${totals.activeCampaigns}` });
    await look(running).toHaveCount(1);
    await look(running).toBeInViewport();
    await look(page.getByRole('link', { name: 'New leads: 1' })).toBeInViewport();
    const today = page.locator('dl > div').filter({ hasText: 'Spent today' });
    await look(today).toBeInViewport();
    await look(today).toContainText(
      new RegExp(`^Spent todayNOK.[\\d.,]+of at most NOK.${most}, Meta’s extra 75% included$`),
    );
    const places = await page.locator('main').evaluate((main) => {
      const topOf = (words: string) =>
        [...main.querySelectorAll('p, dt')]
          .find(({ textContent }) => textContent.startsWith(words))!
          .getBoundingClientRect().top;
      return [topOf('Spent today'), topOf('Total Campaigns')];
    });
    expect(places[0]).toBeLessThan(places[1]!);
    await look(page.getByRole('region', { name: 'Spend and results per day' })).toHaveCount(
      size.width < 640 ? 0 : 1,
    );
  }
});

test('how many leads are new is not said to be none where that could not be read', async () => {
  const { page, close } = await pages.openWindow(people.owner, { isFresh: true });
  onTestFinished(close);
  await page.route(/\/rpc\/leads\/summaries/, (route) => route.abort());
  await page.goto(`${pages.url}/dashboard`);
  await look(page.getByRole('link', { name: 'New leads: –' })).toBeVisible();
});

test('where Meta has disabled the ad account the dashboard says so, with the way there', async () => {
  const { owner } = people;
  const { selectedAdAccountId } = (await owner.ask.connections.get())!;
  await pages.practice.edit(selectedAdAccountId!, { account_status: 2 });
  await openSyncing(pages).synced(owner.ask);
  const { page, close, faults } = await pages.openWindow(owner, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/dashboard`);
  const needy = page.getByRole('region', { name: 'Do next' });
  await look(needy).toContainText('Meta has disabled the ad account');
  await look(needy.getByRole('link', { name: /new tab/ })).toBeVisible();
  expect(faults).toEqual([]);
});
