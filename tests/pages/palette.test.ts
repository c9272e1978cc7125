import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let syncing: ReturnType<typeof openSyncing>;
let person: Awaited<ReturnType<typeof syncing.member>>;
let facebookCampaignId: string;
beforeAll(async () => {
  pages = await openPages();
  syncing = openSyncing(pages);
  person = await syncing.member();
  await pages.subscribe(person);
  ({ facebookCampaignId } = await openLeadCampaign(pages, { visitor: person, title: 'Winter check' }));
  await keepLeads(pages, person, [{ name: 'Åse Bø', facebookCampaignId }, { name: 'Kari Nordmann' }]);
  await person.ask.campaigns.create({ title: 'Spring offer', businessName: 'Bergen Rør' });
  await syncing.synced(person.ask);
});
afterAll(() => pages.close());

async function openPalette({ width = 1280, until }: { width?: number; until?: Promise<void> } = {}) {
  const { page, line, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  if (until)
    await page.route('**/rpc/liveCampaigns/overview**', async (route) => {
      await until;
      await route.continue();
    });
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${pages.url}/drafts`);
  await page.getByRole('link', { name: 'Spring offer', exact: true }).waitFor();
  const palette = page.getByRole('dialog', { name: 'Search and go to' });
  const open = async () => {
    await page.getByRole('button', { name: 'Search and go to' }).click();
    await look(palette.getByRole('combobox')).toBeFocused();
  };
  await open();
  const group = (name: string) => palette.getByRole('group', { name, exact: true });
  return { page, line, palette, group, open };
}

test('people who answered are found by name, address and number, and Enter opens the one that is chosen', async () => {
  const { page, group, open } = await openPalette();
  const found = group('People who answered').getByRole('option');
  await page.keyboard.type('ola@example');
  await look(found).toHaveText([/ola@example\.test$/, /ola@example\.test$/]);
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('91 23 45');
  await look(found).toHaveText([/\+47.91.23.45.67$/, /\+47.91.23.45.67$/]);
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('åse');
  await look(found).toHaveText([/^Åse Bø.*Winter check$/]);
  await look(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await look(page).toHaveURL(/\/leads\?lead=[\da-f-]{36}$/);
  await look(page.getByRole('heading', { level: 2, name: 'Åse Bø' })).toBeVisible();
  // Whom one has looked up is nobody's business.
  await open();
  await look(group('Recently used')).toHaveCount(0);
});

test('while people are looked for it says so, and an answer that comes too late changes nothing', async () => {
  const { page, palette, group } = await openPalette();
  const answer = pages.holdAnswers();
  await page.keyboard.type('kari');
  await look(palette.getByText('Searching…')).toBeVisible();
  await look(palette.getByText('Nothing matches these words.')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('nobody is called so');
  answer();
  await look(palette.getByText('Nothing matches these words.')).toBeVisible();
  await look(group('People who answered')).toHaveCount(0);
});

test('what is known at once is there at once, and what comes later stands below it', async () => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  const { page, palette, group } = await openPalette({ until });
  const last = palette.getByRole('option', { name: 'AI SEO' });
  await look(last).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await look(last).toHaveAttribute('aria-selected', 'true');
  const box = page.getByRole('combobox', { name: 'Search and go to' });
  await box.fill('r');
  await look(group('Pages').getByRole('option', { name: 'Drafts' })).toBeVisible();
  await look(palette.getByText('Searching…')).toBeVisible();
  const names = () => palette.getByRole('option').allTextContents();
  const known = await names();
  answer();
  await look(group('Campaigns').getByRole('option')).toHaveText([/Winter check/]);
  await look(group('Drafts').getByRole('option')).toHaveText([/Spring offer/]);
  expect((await names()).slice(0, known.length)).toEqual(known);
  await box.fill('');
  await look(palette.getByRole('option').last()).toHaveText(/Spring offer/);
});

test('what can be changed about a campaign is said as what it does, and opens there', async () => {
  const { page, group, open } = await openPalette();
  await page.keyboard.type('winter');
  await look(group('Campaigns').getByRole('option')).toHaveText([/Winter check/]);
  const change = group('Change a campaign').getByRole('option');
  await look(change).toHaveText(['Change budget of Winter check', 'Change safety stop of Winter check']);
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('budget winter');
  await look(group('Campaigns')).toHaveCount(0);
  await change.click();
  await look(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
  await look(page.getByRole('button', { name: 'Change budget of Winter check' })).toBeVisible();
  const box = page.getByLabel('Budget per day of Winter check');
  await look(box).toBeFocused();
  await page.keyboard.press('Escape');
  await look(box).toHaveCount(0);
  // Also from the page itself, and for what stands beside it.
  await open();
  await page.keyboard.type('safety winter');
  await change.click();
  await look(page.getByRole('dialog', { name: /safety stop/i })).toBeVisible();
});

test('a campaign that runs is paused from anywhere, with a way back, and never by what was used last', async () => {
  await person.ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE', type: 'campaign' });
  await pages.runJobs();
  await syncing.synced(person.ask);
  const { page, group, open } = await openPalette();
  const status = async () => {
    await pages.runJobs();
    const { campaigns } = await person.ask.liveCampaigns.overview({});
    return campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)!.configuredStatus;
  };
  await page.keyboard.type('pause winter');
  await look(group('Change a campaign').getByRole('option')).toHaveText(['Pause Winter check']);
  await page.keyboard.press('Enter');
  await look.poll(status).toBe('PAUSED');
  await look(page).toHaveURL(`${pages.url}/drafts`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Campaign paused' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await look.poll(status).toBe('ACTIVE');
  await open();
  await look(group('Recently used')).toHaveCount(0);
  await person.ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'campaign' });
  await pages.runJobs();
});

test.each(['limit', 'spending'])(
  'the limits are found by “%s”, and opened where they stand',
  async (word) => {
    const { page, group } = await openPalette();
    await page.keyboard.type(word);
    await group('Pages').getByRole('option', { name: 'Spending limits' }).click();
    await look(page).toHaveURL(`${pages.url}/profile#limits`);
    await look(page.getByRole('region', { name: /^Spending limits of / })).toBeInViewport();
  },
);

test('the safety stop is found where it is changed', async () => {
  const { page, group } = await openPalette();
  await page.keyboard.type('safety');
  await look(group('Pages').getByRole('option', { name: 'Meta Ads' })).toBeVisible();
  await look(
    group('Change a campaign').getByRole('option', { name: 'Change safety stop of Winter check' }),
  ).toBeVisible();
});

test('what was used last comes first the next time, but for what is not to be done by a slip', async () => {
  const { page, palette, group, open } = await openPalette();
  for (const name of [
    'Create New Campaign',
    'Sync Now',
    'Switch to light colours',
    'Norsk',
    'API keys',
    'API documentation',
    'Sign Out',
  ])
    await look(group('Actions').getByRole('option', { name })).toBeVisible();
  await page.keyboard.type('api keys');
  await page.keyboard.press('Enter');
  await look(page.getByRole('region', { name: 'API keys' })).toBeInViewport();
  await open();
  await page.keyboard.type('spring');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/campaign\//);
  await page.goto(`${pages.url}/drafts`);
  await open();
  await look(group('Recently used').getByRole('option')).toHaveText([/Spring offer/, /API keys/]);
  await look(palette.getByRole('option', { name: /API keys/ })).toHaveCount(1);
  // What is planned stands last, and comes once the server has named it.
  await look(group('Pages').getByRole('option').last()).toHaveText('AI SEO');
  await page.keyboard.press('ArrowDown');
  await look(palette.getByRole('option', { name: /API keys/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await look(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
});

test('on a phone it fits, and is closed with a finger', async () => {
  const { page, palette } = await openPalette({ width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await palette.getByRole('button', { name: 'Close' }).click();
  await look(palette).toHaveCount(0);
});

test('a sync is begun from anywhere, where one sees it run', async () => {
  const { page } = await openPalette();
  await pages.passTime(10 * 60);
  await page.keyboard.type('sync');
  const asked = page.waitForResponse('**/rpc/liveCampaigns/sync');
  await page.keyboard.press('Enter');
  expect((await asked).ok()).toBe(true);
  await look(page).toHaveURL(`${pages.url}/meta-ads`);
});
