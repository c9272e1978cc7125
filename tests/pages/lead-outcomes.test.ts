import { findFaults } from '#tests/axe.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('a campaign’s page tells how many leads came, were dealt with and won, beside what Meta counts', async () => {
  const { member, synced } = openSyncing(pages);
  const owner = await member();
  await pages.subscribe(owner);
  const { facebookCampaignId } = await openLeadCampaign(pages, { visitor: owner });
  const { campaigns } = await synced(owner.ask);
  const ours = campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)!;
  const { ads } = await owner.ask.liveCampaigns.get({ facebookCampaignId, period: '7d' });
  const of = (place: number) => ({
    facebookCampaignId,
    facebookAdId: ads[place]!.facebookAdId,
    hoursAgo: 48,
  });
  await keepLeads(pages, owner, [of(0), of(0), of(0), of(1), of(1)]);
  const { leads } = await owner.ask.leads.list({ facebookCampaignId });
  await owner.ask.leads.update({
    id: leads[0]!.id,
    status: 'won',
    won: { valueMinor: 1_200_000, currency: 'NOK' },
  });
  await owner.ask.leads.update({ id: leads[1]!.id, status: 'contacted' });

  const { page, close, faults } = await pages.openWindow(owner, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/campaigns/${ours.campaignId}/details?period=7d`);
  const table = page.getByRole('table', { name: 'What became of the leads' });
  // Its place is held until the leads are counted.
  await look(table.getByRole('row')).toHaveCount(4);
  const rows = await table.getByRole('row').allInnerTexts();
  // Nothing was shown yet, so Meta counts none.
  expect(rows.map((row) => row.split('\t').slice(1))).toEqual([
    ['Meta’s count', 'Came here', 'Dealt with', 'Spent', 'Won'],
    ['0', '5', '2', 'NOK\u00a00', expect.stringMatching(/^1\s*NOK\u00a012,000$/)],
    ['0', '3', expect.any(String), 'NOK\u00a00', expect.any(String)],
    ['0', '2', expect.any(String), 'NOK\u00a00', expect.any(String)],
  ]);
  expect(await findFaults(page, 'section[aria-labelledby="lead-outcomes"]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await look(table.getByText('2 dealt with').first()).toBeVisible();
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWide()).toBe(false);
  await page.getByRole('link', { name: 'See the leads' }).click();
  await look(page.getByText('Ola Hansen').first()).toBeVisible();
  expect(faults).toEqual([]);
});
