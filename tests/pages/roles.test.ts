import type { Role } from '#contract/people/roles.ts';
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
  await page.goto(`${pages.url}/profile`);
  await look(page.getByRole('heading', { name: 'API keys' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.goto(`${pages.url}/leads`);
  await look(page.getByText(/^Your role in this workspace/)).toBeVisible();
  await look(page.getByRole('button', { name: 'When a lead comes in' })).toHaveCount(0);
});

test('on a phone a viewer is shown no way that ends in a refusal', async () => {
  const { page, faults } = await openAs('viewer', '/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  const refused =
    /^(Create |Connect Facebook|Reconnect|Disconnect|Refresh$|Change$|(Delete|Edit|Continue Editing) Spring check)/;
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

test('an author writes, and is told who publishes', async () => {
  const { page, faults } = await openAs('author', `/campaign/${draftId}?step=5`);
  await look(page.getByText('You may not publish here: an owner, admin or advertiser does.')).toBeVisible();
  await look(page.getByRole('button', { name: /Publish/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});
