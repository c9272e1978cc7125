import type { Page } from '@playwright/test';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { joinTeam } from '#tests/team.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let owner: Awaited<ReturnType<typeof openLeadCampaign>>;
beforeAll(async () => {
  pages = await openPages();
  owner = await openLeadCampaign(pages);
});
afterAll(() => pages.close());

/** Somebody new in the inbox, opened on a phone. */
async function openSomebody(name: string, { visitor = owner.visitor, hasWorker = false } = {}) {
  await keepLeads(pages, owner.visitor, [{ name, facebookCampaignId: owner.facebookCampaignId }]);
  const { leads } = await owner.visitor.ask.leads.inbox({ search: name });
  const { id } = leads[0]!.lead;
  const window = await pages.openWindow(visitor, { isFresh: true, hasWorker });
  onTestFinished(window.close);
  const { page } = window;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pages.url}/leads`);
  await page.getByRole('list', { name: 'Leads' }).getByRole('link').filter({ hasText: name }).click();
  await look(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return { ...window, id, kept: async () => (await owner.visitor.ask.leads.get({ id })).lead };
}

const choose = (page: Page, status: string) =>
  page
    .getByRole('group', { name: /^Status: / })
    .getByRole('button', { name: status })
    .click();

async function write(page: Page, note: string) {
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.keyboard.press('Enter');
}

/** What the browser holds of leads. */
function held(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('adfjord');
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

test('what is said without a line is kept and sent once there is one, with what others have said meanwhile', async () => {
  const { page, setOffline, id, kept } = await openSomebody('Ola Hansen');
  await setOffline(true);
  await choose(page, 'Won');
  await page.getByLabel('What it brought').fill('12 500');
  await page.keyboard.press('Enter');
  await write(page, 'Wants Tuesday');
  await look(page.getByText(/^3 changes are kept here/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to all leads' }).click();
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('link').filter({ hasText: 'Ola Hansen' });
  await look(row).toContainText('Won');
  await owner.visitor.ask.leads.update({ id, note: 'Old house' });
  expect(await kept()).toMatchObject({ status: 'new', note: 'Old house' });
  await setOffline(false);
  await vi.waitFor(async () => expect((await kept()).note).toBe('Old house\nWants Tuesday'), 20_000);
  expect(await kept()).toMatchObject({ status: 'won', won: { valueMinor: 12_500_00, currency: 'NOK' } });
  await look(page.getByText(/kept here/)).toHaveCount(0);
});

test('what could not be sent outlives the page, and is sent by the next', async () => {
  const { page, kept } = await openSomebody('Åse Bø');
  await page.route('**/rpc/leads/update', (route) => route.abort());
  await choose(page, 'Contacted');
  await look(page.getByText(/^1 change is kept here/)).toBeVisible();
  await page.reload();
  const chosen = page
    .getByRole('group', { name: 'Status: Contacted' })
    .getByRole('button', { name: 'Contacted' });
  await look(chosen).toHaveAttribute('aria-pressed', 'true');
  expect((await kept()).status).toBe('new');
  await page.unroute('**/rpc/leads/update');
  await vi.waitFor(async () => expect((await kept()).status).toBe('contacted'), 20_000);
});

test('whoever opens the inbox without a line sees what it has kept, and no trouble beside it', async () => {
  const { page, setOffline } = await openSomebody('Jon Vik', { hasWorker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await vi.waitFor(async () => expect(await held(page)).toContain('Jon Vik'), 20_000);
  await setOffline(true);
  let failed = 0;
  page.on('requestfailed', (request) => (failed += Number(/rpc.leads.get/.test(request.url()))));
  await page.reload();
  await look(page.getByRole('heading', { level: 1 })).toHaveText('Jon Vik');
  await look(page.getByText('You are offline.')).toBeVisible();
  // It asks twice before it gives up.
  await vi.waitFor(() => expect(failed).toBeGreaterThan(1), 20_000);
  await look(page.getByText(/Couldn’t (show|refresh) the leads/)).toHaveCount(0);
});

test('a status that a colleague has set meanwhile is told by name and stays, unless one insists', async () => {
  const per = await joinTeam(pages, owner.visitor, { role: 'advertiser' });
  await per.ask.people.update({ name: 'Per Olsen' });
  const { page, setOffline, id, kept } = await openSomebody('Kari Moe');
  await setOffline(true);
  await choose(page, 'Won');
  await per.ask.leads.update({ id, status: 'lost' });
  await setOffline(false);
  await look(page.getByText('Per Olsen has set Kari Moe to Lost in the meantime')).toBeVisible();
  expect((await kept()).status).toBe('lost');
  await page.getByRole('button', { name: 'Set it anyway' }).click();
  await vi.waitFor(async () => expect((await kept()).status).toBe('won'), 20_000);
});

test('of two who take the same lead one is told who has it; what becomes of it shows on the other’s page', async () => {
  const per = await joinTeam(pages, owner.visitor, { role: 'advertiser' });
  await per.ask.people.update({ name: 'Per Olsen' });
  const { page, setOffline, id, kept } = await openSomebody('Liv Berg');
  await setOffline(true);
  await page.getByRole('button', { name: 'I’ll take this one' }).click();
  await per.ask.leads.update({ id, take: true });
  await setOffline(false);
  await look(page.getByText('Per Olsen has taken Liv Berg')).toBeVisible();
  await look(page.getByText('Per Olsen sees to it')).toBeVisible();
  await per.ask.leads.update({ id, status: 'contacted', take: false });
  await look(page.getByText('Nobody is on this yet')).toBeVisible();
  expect((await kept()).takenBy).toBeNull();
});

test('whoever signs out leaves nothing of their leads in the browser', async () => {
  const { page } = await openSomebody('Nina Dahl');
  await vi.waitFor(async () => expect(await held(page)).toContain('Nina Dahl'), 20_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${pages.url}/dashboard`);
  await page.evaluate(() =>
    fetch('/api/auth/sign-out', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  );
  await page.goto(`${pages.url}/leads`);
  await look(page).toHaveURL(/\/auth/);
  await vi.waitFor(async () => expect(await held(page)).not.toContain('Nina Dahl'), 20_000);
});
