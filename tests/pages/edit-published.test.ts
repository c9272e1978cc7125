import { roundMoneyText } from '#contract/currencies.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { markActive } from '#server/features/campaigns/queries.ts';
import { dailyAdFigures } from '#server/features/live-campaigns/tables.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { expectFits, expectNoFaults, settle } from './measured-looks.ts';
import { openPages, type Pages } from './open-pages.ts';
import { bringPeople, type People } from './people.ts';

let pages: Pages;
let people: People;
beforeAll(async () => {
  pages = await openPages();
  people = await bringPeople(pages);
});
afterAll(() => pages.close());

test('whoever comes to edit a published campaign is led to where it is changed, and to where it is deleted', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${people.publishedId}`);
  await look(page.getByRole('heading', { name: 'This campaign is on Facebook' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the campaign' }).click();
  await look(page).toHaveURL(`${pages.url}/campaign/${people.publishedId}/details`);
  const edit = page.getByRole('button', { name: 'Edit Campaign' });
  await edit.click();
  await page.getByRole('menuitem', { name: 'Delete Campaign' }).click();
  await look(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await look(page.getByRole('alertdialog')).toBeHidden();
  await look(edit).toBeFocused();
});

test('on a phone status and budget come first, the rest is behind one line, and what is asked for opens it', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  await page.setViewportSize({ width: 320, height: 667 });
  await page.goto(`${pages.url}/campaign/${people.publishedId}/details`);
  const steer = page.getByRole('region', { name: 'Status, budget, goal and places' });
  const end = steer.getByRole('button', { name: 'Change when it stops' });
  await look(steer.getByRole('switch')).toBeVisible();
  await look(steer.getByRole('button', { name: /^Change budget of / })).toBeVisible();
  await look(end).toBeHidden();
  await steer.getByText('More settings').click();
  await look(end).toBeVisible();
  await look(steer.getByRole('button', { name: 'Edit Location Targeting' })).toBeVisible();

  await page.goto(`${pages.url}/campaign/${people.publishedId}`);
  await page.getByRole('main').getByRole('link', { name: /^Ends/ }).click();
  await look(page.getByRole('dialog', { name: 'Change when it stops' })).toBeVisible();
  await page.keyboard.press('Escape');
  await look(end).toBeFocused();
});

test('a published campaign stands among those at Meta, in the menu and in the bar that a phone has in place of the steps', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  const bar = page.getByRole('navigation', { name: 'Quick ways' });
  for (const address of ['campaign', 'campaigns']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${pages.url}/${address}/${people.publishedId}`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const place = menu.getByRole('link', { name: 'Meta Ads', exact: true });
    await look(place).toHaveAttribute('aria-current', 'true');
    await look(menu.locator('[aria-current]')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await look(bar.locator('[aria-current]')).toHaveText('Campaigns');
  }
  await page.goto(`${pages.url}/campaign/${people.draftId}`);
  await look(page.locator('[data-foot-bar]')).toBeVisible();
  await look(bar).toBeHidden();
});

test('while it is read what a published campaign has brought, its place is held', async () => {
  const { page, close } = await pages.openWindow(people.owner);
  onTestFinished(close);
  for (const [tail, below] of [
    ['', page.getByRole('region', { name: 'This campaign is on Facebook' })],
    ['/ads', page.getByRole('figure').first()],
  ] as const) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/rpc/liveCampaigns/get', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${pages.url}/campaign/${people.publishedId}${tail}`);
    await look(below).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = (await below.boundingBox())!.y;
    release();
    await settle(page);
    expect(Math.abs((await below.boundingBox())!.y - before)).toBeLessThan(2);
    await page.unroute('**/rpc/liveCampaigns/get');
  }
});

const money = (minor: number | null) =>
  minor === null ? '–' : roundMoneyText(minor, { currency: 'NOK', locale: 'en' });

/** Somebody whose campaign has run for five days, the first of its two ads better than the other, and who has one of which Meta has told nothing. */
async function openRunning() {
  const { member, synced, workspaceOf } = openSyncing(pages);
  const kari = await member();
  await pages.subscribe(kari);
  const { id } = await prepareCampaign(kari, { title: 'Winter pipes' });
  await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await pages.runJobs();
  await pages.passTime(5 * 24 * 60);
  await synced(kari.ask);
  const campaign = await kari.ask.campaigns.get({ id });
  const workspaceId = await workspaceOf(kari);
  const today = dayAt(pages.ctx.meta.now(), 'Europe/Oslo');
  const shown = { spendMinor: 10_000, impressions: 1_000, reach: 900, clicks: 20 };
  const daysOf = (facebookAdId: string, results: number) =>
    Array.from({ length: 10 }, (_, at) => ({
      ...shown,
      workspaceId,
      facebookAdId,
      results,
      day: daysAfter(today, -1 - at),
    }));
  const [better, worse] = campaign.facebookAdIds;
  await pages.ctx.db.delete(dailyAdFigures);
  await pages.ctx.db.insert(dailyAdFigures).values([...daysOf(better!, 4), ...daysOf(worse!, 1)]);

  const unread = await prepareCampaign(kari, { title: 'Spring pipes' });
  const onMeta = { facebookCampaignId: '999', facebookAdSetId: '998', facebookAdIds: ['997', '996'] };
  await markActive(pages.ctx.db, workspaceId, unread.id, onMeta);
  const facebookCampaignId = campaign.facebookCampaignId!;
  const live = () => kari.ask.liveCampaigns.get({ facebookCampaignId, period: '30d' });
  return { kari, campaign, live, unreadId: unread.id };
}

test('what a published campaign has brought stands first, on its page and above its ads, and of each ad above how it looks', async () => {
  const { kari, campaign, live, unreadId } = await openRunning();
  const { campaign: whole, ads: held } = await live();
  const { page, faults, close } = await pages.openWindow(kari, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${campaign.id}`);
  const brought = page.getByRole('region', { name: 'Performance' });
  await look(brought).toContainText('Full days since ');
  await look(brought).toContainText(`Total Spend${money(whole.figures.spendMinor)}`);
  await look(brought).toContainText(`Results (visits)${whole.figures.results}`);
  await look(brought).toContainText(`Cost per result${money(whole.figures.costPerResultMinor)}`);
  await look(brought).not.toContainText('Click Rate');
  const notice = page.getByRole('region', { name: 'This campaign is on Facebook' });
  const [first, then] = [await brought.boundingBox(), await notice.boundingBox()];
  expect(first!.y + first!.height).toBeLessThan(then!.y);
  await expectFits(page, 'a published campaign');
  await expectNoFaults(page, 'a published campaign');

  await page.goto(`${pages.url}/campaign/${campaign.id}/ads`);
  const line = page.getByRole('main').getByText(/^Full days since /);
  await look(line).toContainText(`: ${whole.figures.results} visit`);
  const published = page.getByRole('region', { name: 'Published ads (2)' });
  const cardOf = (adId: string) =>
    published.getByRole('article', {
      name: `Ad Copy ${campaign.ads.findIndex(({ id }) => id === adId) + 1}`,
      exact: true,
    });
  const selected = campaign.ads.filter((ad) => ad.selected);
  for (const [turn, { id, headline }] of selected.entries()) {
    const ad = held.find(({ facebookAdId }) => facebookAdId === campaign.facebookAdIds[turn])!;
    expect(ad.headline).toBe(headline);
    const { results, costPerResultMinor, spendMinor } = ad.figures;
    await look(cardOf(id)).toContainText(
      `Visits${results}Cost per result${money(costPerResultMinor)}Total Spend${money(spendMinor)}`,
    );
    await look(cardOf(id).getByText('Active', { exact: true })).toBeVisible();
    await look(cardOf(id)).not.toContainText('Click Rate');
    const edit = cardOf(id).getByRole('link', { name: 'Edit Ad Copy' });
    await look(edit).toHaveAttribute('href', `/campaign/${campaign.id}/details?tab=ads`);
  }
  await look(cardOf(selected[0]!.id).getByText('Better here')).toBeVisible();
  await look(page.getByText('Better here')).toHaveCount(1);
  const unused = page.getByRole('region', { name: 'Unused ads (4)' });
  await look(unused).not.toContainText('Total Spend');
  await expectFits(page, 'the ads of a published campaign');
  await expectNoFaults(page, 'the ads of a published campaign');

  await unused.getByRole('link', { name: 'Use this ad' }).first().click();
  const other = campaign.ads.find((ad) => !ad.selected)!;
  const newAd = page.getByRole('dialog', { name: 'Create New Ad' });
  await look(newAd.getByLabel('Headline')).toHaveValue(other.headline);
  await look(newAd.getByLabel('Primary text')).toHaveValue(other.primaryText);
  await page.reload();
  await look(page.getByRole('tab', { name: 'Ads' })).toHaveAttribute('aria-selected', 'true');
  await look(newAd).toHaveCount(0);
  await page.goBack();

  const { facebookCampaignId, facebookAdIds } = campaign;
  const pause = { status: 'PAUSED' as const, type: 'ad' as const, ids: [facebookAdIds[1]!] };
  await kari.ask.liveCampaigns.setStatus({ facebookCampaignId: facebookCampaignId!, ...pause });
  await pages.runJobs();
  await page.reload();
  await look(cardOf(selected[1]!.id).getByText('Paused', { exact: true })).toBeVisible();
  await look(cardOf(selected[0]!.id).getByText('Active', { exact: true })).toBeVisible();

  await page.goto(`${pages.url}/campaign/${unreadId}`);
  await look(brought).toContainText('Meta has reported no figures yet. They appear with the next sync.');
  await look(brought.getByText('–', { exact: true })).toHaveCount(3);
  await page.goto(`${pages.url}/campaign/${unreadId}/ads`);
  await look(published.getByText('–', { exact: true })).toHaveCount(6);
  await look(line).toHaveCount(0);
  expect(faults).toEqual([]);
});
