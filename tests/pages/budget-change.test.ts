import { prepareCampaign } from '#tests/campaigns.ts';
import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Visitor } from '#tests/visitor.ts';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let person: Visitor;
let campaignId: string;
let facebookCampaignId: string;
const name = 'Winter check';
const along = /^The safety stops change too: .+ without a result and NOK.263 to NOK.525 a day\.$/;

beforeAll(async () => {
  pages = await openPages();
  person = await pages.visitor().join();
  await person.connect();
  await pages.subscribe(person);
  const { id, facebookAdAccountId, facebookPageId } = await prepareCampaign(person, { title: name });
  await person.ask.connections.select({ adAccountId: facebookAdAccountId!, pageId: facebookPageId });
  await person.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await pages.runJobs();
  await sync();
  campaignId = id;
  facebookCampaignId = (await person.ask.campaigns.get({ id })).facebookCampaignId!;
});
beforeEach(() => person.signIn());
afterAll(() => pages.close());

async function sync() {
  await startSync(pages.ctx, await person.workspaceId(), 'auto');
  await pages.runJobs();
}

async function open(path: string) {
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}${path}`);
  const popover = page.getByRole('dialog', { name: `Change budget of ${name}` });
  const box = popover.getByLabel(`Budget per day of ${name}`);
  const pencil = page.getByRole('button', { name: `Change budget of ${name}` });
  /** Works until the popover has gone. */
  const saved = () =>
    look(async () => {
      await pages.runJobs();
      await look(popover).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  return { page, popover, box, pencil, saved };
}

async function setBudget(dailyBudgetMinor: number) {
  const wish = { facebookCampaignId, dailyBudgetMinor, confirmedDailyBudgetMinor: dailyBudgetMinor };
  await person.ask.liveCampaigns.setDailyBudget(wish);
  await pages.runJobs();
}

async function limit(mostPerDayMinor: number | null) {
  const { selectedAdAccountId: adAccountId } = (await person.ask.connections.get())!;
  const wish = { adAccountId: adAccountId!, mostPerDayMinor, mostPerMonthMinor: null, reason: 'The sale' };
  await person.ask.liveCampaigns.setGuardrails(wish);
  await pages.runJobs();
}

test('where nothing waits, that is one line, and days without figures are a sentence', async () => {
  const { page } = await open('/meta-ads');
  const next = page.getByRole('region', { name: 'Do next' });
  await look(next.getByText('Nothing is waiting for you.')).toBeVisible();
  expect((await next.boundingBox())!.height).toBeLessThan(30);
  const chart = page.getByRole('region', { name: 'Spend and results per day' });
  await look(chart.getByText('Nothing was spent in these days.')).toBeVisible();
  await look(chart.getByRole('button', { name: 'Show as table' })).toHaveCount(0);
  const width = async (region: typeof chart) => (await region.boundingBox())!.width;
  expect(await width(chart)).toBe(await width(page.getByRole('region', { name: 'Account Overview' })));
});

test('a budget takes its brake along, which is said before and after; a double click presses nothing behind', async () => {
  const { page, popover, box, pencil, saved } = await open('/meta-ads');
  await page.getByRole('button', { name: 'Budget per day' }).click();
  const order = page.getByRole('columnheader', { name: 'Budget per day' });
  await look(order).toHaveAttribute('aria-sort', /./);
  const sorted = await order.getAttribute('aria-sort');
  await pencil.click();
  await box.fill('300');
  await look(popover.getByText(along)).toBeVisible();
  const status = page.getByRole('switch', { name: `Run ${name}` });
  const { x, width } = (await status.boundingBox())!;
  const beside = async () => (await popover.boundingBox())!.x > x + width;
  await look.poll(beside, { message: 'the status of its row stays in sight' }).toBe(true);
  const save = popover.getByRole('button', { name: 'Save budget' });
  await save.dblclick();
  await look(save).toHaveAttribute('aria-busy', 'true');
  await look(box).toHaveValue('300');
  await look(popover.getByText(along)).toBeVisible();
  await saved();
  await look(order).toHaveAttribute('aria-sort', sorted!);
  const told = page.getByRole('listitem').filter({ hasText: 'Daily budget is now NOK 300' });
  await look(told).toContainText(/without a result and NOK.263 to NOK.525 a day\./);
  await look(pencil).toBeFocused();
});

test('of a double click that closes a popover, the second half presses nothing behind it', async () => {
  const { page } = await open(`/campaign/${campaignId}/details`);
  await page.getByRole('button', { name: 'Change when it stops' }).click();
  await page.evaluate(() => {
    document.addEventListener('click', ({ detail }) => {
      document.title = `${document.title} ${detail}`;
    });
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).dblclick();
  await look(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.title()).toMatch(/[^\d] 1$/);
});

test('the history tells by days: a budget with its brake in one row, and why one cannot be undone', async () => {
  await setBudget(200_00);
  await setBudget(110_00);
  await limit(300_00);
  const { page } = await open(`/campaign/${campaignId}/details?tab=history`);
  const today = page.getByRole('region', { name: 'Today' });
  const row = today.getByRole('listitem').filter({ hasText: 'Daily budget: NOK 200 → NOK 110' });
  await look(row).toContainText(/Safety stop, along with the budget: .+NOK.350 a day → .+NOK.193 a day/);
  await look(row).toContainText(
    'It cannot be undone now: you could then be charged up to NOK 350 in all today, and your limit is NOK 300.',
  );
  await look(row.getByRole('button')).toHaveCount(0);
  await look(today.getByRole('listitem').filter({ hasText: '→ NOK 200' })).toContainText(
    'It was changed again since.',
  );
  await limit(null);
});

test('what somebody has changed in Ads Manager is marked in its row, and stands in the history', async () => {
  await setBudget(150_00);
  await pages.passTime(30);
  await person.signIn();
  await sync();
  const { meta } = await pages.practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  const hand = { by: 'person' as const, isLogged: true };
  await pages.practice.edit(adSet.id, { daily_budget: 1_500_00 }, hand);
  await pages.passTime(30);
  await person.signIn();
  await sync();
  const { page } = await open('/meta-ads');
  await look(page.getByRole('row').filter({ hasText: name })).toContainText(/1,500.*was 150/);
  await limit(580_00);
  await page.goto(`${pages.url}/campaign/${campaignId}/details?tab=history`);
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Dag Berge raised' });
  await look(row).toContainText('from NOK 150 to NOK 1,500.');
  await page.getByRole('button', { name: /^Put it back: Dag Berge/ }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Daily budget is now NOK 150' });
  await look(async () => {
    await pages.runJobs();
    await look(told).toContainText('It cannot be undone now', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await look(row).toContainText('put back');
});
