import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSyncing } from '#tests/syncing.ts';
import { look } from './look.ts';
import { expectFits, settle } from './measured-looks.ts';
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
    const chart = page.getByRole('region', { name: 'Spend and results per day' });
    await look(chart).toHaveCount(1);
    const live = page.getByRole('region', { name: 'Live Meta Campaigns' });
    const [belowLive, topOfChart] = [await live.boundingBox(), await chart.boundingBox()];
    expect(belowLive!.y + belowLive!.height).toBeLessThan(topOfChart!.y);
  }
});

test('what is in order ends the page as one card, and stays in it while it is changed', async () => {
  const syncing = openSyncing(pages);
  const trying = await syncing.member();
  await syncing.synced(trying.ask);
  await trying.ask.campaigns.create({ title: 'Vårsjekk av ventilasjonsanlegg' });
  const { page, close, faults } = await pages.openWindow(trying, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/dashboard`);
  const card = page.locator('div:has(> #connection)');
  const names = ['Facebook Account', 'Get Started', 'Unlock Premium Features'];
  await look(card.getByRole('heading', { level: 2 })).toHaveText(names);
  for (const name of names) await look(card.getByRole('region', { name })).toHaveCount(1);
  await look(card.locator('dt')).toHaveText(['Total Campaigns', 'This Month', 'Subscription']);
  await look(card.locator('dd').last()).toContainText(/^Free0 of 3 published from Adfjord in your trial\s· /);
  await look(card.getByRole('link', { name: 'Continue “Vårsjekk av ventilasjonsanlegg”' })).toBeVisible();
  await look(card.getByRole('link', { name: 'Create Another Campaign' })).toBeVisible();
  await look(card.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();

  await card.getByRole('button', { name: 'Change', exact: true }).click();
  await look(card.getByLabel('Ad account')).toBeVisible();
  await settle(page);
  await expectFits(page, 'the dashboard while the ad account is chosen', [320]);
  await card.getByRole('button', { name: 'Done' }).click();
  await look(card).toContainText('Ready to publish');

  await trying.ask.people.update({ language: 'nb' });
  await page.evaluate(() => localStorage.setItem('ui-language', 'nb'));
  await page.reload();
  await look(card).toContainText('Få mer ut av Adfjord');
  await settle(page);
  await expectFits(page, 'the dashboard of somebody who tries it, in Norwegian');
  expect(faults).toEqual([]);
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
