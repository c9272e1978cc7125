import type { Role } from '#contract/people/roles.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openSyncing } from '#tests/syncing.ts';
import { joinTeam } from '#tests/team.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
let kari: Awaited<ReturnType<ReturnType<Pages['visitor']>['join']>>;
let draftId: string;
let publishedId: string;
beforeAll(async () => {
  pages = await openPages();
  const syncing = openSyncing(pages);
  kari = await syncing.member();
  await pages.subscribe(kari);
  const { facebookCampaignId } = await openLeadCampaign(pages, { visitor: kari });
  await keepLeads(pages, kari, [{ facebookCampaignId, hoursAgo: 2 }]);
  await syncing.makeInAdsManager('Bakery');
  const { campaigns } = await syncing.synced(kari.ask);
  publishedId = campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)!.campaignId!;
  draftId = (await prepareCampaign(kari, { title: 'Spring check' })).id;
});
afterAll(() => pages.close());

async function openAs(role: Role, path: string) {
  const member = await joinTeam(pages, kari, { role });
  const { page, faults } = await pages.openWindow(member);
  await page.goto(`${pages.url}${path}`);
  return { page, faults };
}

test('a viewer sees figures and drafts, and is offered nothing they may not do', async () => {
  const { page, faults } = await openAs('viewer', '/dashboard');
  await look(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await look(page.getByRole('link', { name: 'Leads', exact: true })).toHaveCount(0);
  await page.goto(`${pages.url}/campaign/${publishedId}/details`);
  await look(page.getByRole('switch').first()).toBeDisabled();
  await look(page.getByRole('button', { name: /^(Edit Campaign|Add ad|Delete)/ })).toHaveCount(0);
  await look(page.getByRole('button', { name: /budget of/i })).toHaveCount(0);
  await page.goto(`${pages.url}/campaign/${draftId}`);
  await look(page).toHaveURL(new RegExp(`/drafts/${draftId}$`));
  await look(page.getByRole('link', { name: 'View ads' })).toBeVisible();
  await look(page.getByRole('link', { name: /Publish/ })).toHaveCount(0);
  await page.goto(`${pages.url}/profile#assistants`);
  await look(page.getByRole('heading', { name: 'Assistants' })).toBeVisible();
  await look(page.getByRole('heading', { name: 'API keys' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.goto(`${pages.url}/leads`);
  await look(page.getByText(/^Your role in this workspace/)).toBeVisible();
  await look(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await look(page.getByRole('button', { name: 'When a lead comes in' })).toHaveCount(0);
});

test('on a phone a viewer is shown no way that ends in a refusal', async () => {
  const { page, faults } = await openAs('viewer', '/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  const refused =
    /^(Create |Connect Facebook|Reconnect|Disconnect|Refresh$|Change$|(Delete|Edit|Continue Editing|Review and publish) Spring check)/;
  for (const [path, shown] of [
    ['/dashboard', page.getByText('Ready to publish')],
    ['/drafts', page.getByRole('link', { name: 'Spring check', exact: true })],
    ['/meta-ads', page.getByRole('paragraph').filter({ hasText: /does not include changing what runs/ })],
    ['/profile', page.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.goto(`${pages.url}${path}`);
    await look(shown).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Quick ways' });
    await look(bar.getByRole('link')).toHaveText(['Home', 'Campaigns', 'Drafts']);
    for (const role of ['link', 'button'] as const)
      await look(page.locator('main').getByRole(role, { name: refused })).toHaveCount(0);
    await look(page.locator('a[href^="/campaign/new"], a[href^="/leads"]')).toHaveCount(0);
    await look(page.getByText('New leads')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('what somebody may do is known before anything is offered, and the bar is drawn once', async () => {
  const viewer = await joinTeam(pages, kari, { role: 'viewer' });
  const { page, line, faults } = await pages.openWindow(viewer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((refused) => {
    const offered = new Set<string>();
    const bars = new Set<string>();
    Object.assign(window, { offered, bars });
    new MutationObserver(() => {
      const bar = document.querySelector('[data-bottom-bar]');
      if (bar) bars.add(bar.textContent);
      for (const link of document.querySelectorAll(refused)) offered.add(link.outerHTML);
    }).observe(document, { subtree: true, childList: true });
  }, 'a[href^="/campaign/new"], a[href^="/leads"], a[href^="/dev/image-lab"]');
  await line.hold(/\/rpc\/workspaces\/current/);
  await page.goto(`${pages.url}/meta-ads`);
  await look.poll(() => line.asked).toContain('/rpc/workspaces/current');
  expect(line.asked, 'nor is anything asked that would be refused').not.toContain('/rpc/leads/summaries');
  line.release();
  const bar = page.getByRole('navigation', { name: 'Quick ways' });
  await look(bar.getByRole('link')).toHaveText(['Home', 'Campaigns', 'Drafts']);
  await look(page.getByRole('paragraph').filter({ hasText: /does not include changing/ })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { offered, bars } = window as unknown as Record<'offered' | 'bars', Set<string>>;
    return { offered: [...offered], bars: [...bars] };
  });
  expect(seen).toEqual({ offered: [], bars: ['HomeCampaignsDraftsMore'] });
  // Four times as large, a window has no room for bars that stay.
  await page.setViewportSize({ width: 360, height: 225 });
  for (const each of [bar, page.getByRole('banner')]) await look(each).toHaveCSS('position', 'static');
  expect(faults).toEqual([]);
});

test('a viewer finds nothing by letters that they may not do, chooses no rows, and has no pictures to make', async () => {
  const { page, faults } = await openAs('viewer', '/meta-ads');
  const table = page.getByRole('table', { name: 'Live Campaign Management' });
  await look(table.getByRole('row')).toHaveCount(4);
  await look(table.getByRole('checkbox')).toHaveCount(0);
  await look(page.getByRole('region', { name: 'Do next' }).getByText(/\bleads?\b/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search and go to' }).click();
  await page.keyboard.type('Winter');
  const palette = page.getByRole('dialog', { name: 'Search and go to' });
  await look(palette.getByRole('option', { name: /^Winter check/ })).toBeVisible();
  await look(palette.getByRole('option', { name: /^(Pause|Change|Safety stop)/ })).toHaveCount(0);
  await page.getByRole('combobox').fill('limits');
  await look(palette.getByRole('status')).toHaveText(/nothing/i);
  await page.goto(`${pages.url}/dev/image-lab`);
  await look(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${pages.url}/campaign/${draftId}/ads`);
  await look(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await look(page.getByRole('link', { name: /^(Continue|Publish)/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the budgets and their sum stand below each other, with a pencil beside them and without', async () => {
  for (const who of [kari, await joinTeam(pages, kari, { role: 'viewer' })]) {
    const { page, close } = await pages.openWindow(who);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${pages.url}/meta-ads`);
    const table = page.getByRole('table', { name: 'Live Campaign Management' });
    await look(table.getByRole('row')).toHaveCount(4);
    const ends = await table.evaluate(endsOfBudgets);
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
    await close();
  }
});

/** Where the first words end in each cell below 'Budget per day'. */
function endsOfBudgets(table: Element): number[] {
  const heads = [...table.querySelectorAll('thead th')];
  const place = heads.findIndex(({ textContent }) => textContent.startsWith('Budget per day'));
  return [...table.querySelectorAll('tr')].flatMap(({ children }) => {
    const cell = children[place];
    if (cell?.tagName !== 'TD') return [];
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    if (!walker.nextNode()) return [];
    const text = document.createRange();
    text.selectNodeContents(walker.currentNode);
    return Math.round(text.getBoundingClientRect().right);
  });
}

test('an author writes, and is told who publishes', async () => {
  const { page, faults } = await openAs('author', `/campaign/${draftId}?step=5`);
  await look(page.getByText('You may not publish here: an owner, admin or advertiser does.')).toBeVisible();
  await look(page.getByRole('button', { name: /Publish/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});
