import { dayAt, daysAfter } from '#contract/days.ts';
import { drifts } from '#server/features/live-campaigns/drift/tables.ts';
import { dailyAdFigures, liveAds } from '#server/features/live-campaigns/tables.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { expectNoFaults } from './measured-looks.ts';
import { openPages } from './open-pages.ts';

const pages = await openPages();
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(pages);
afterAll(() => pages.close());

/** Somebody with two campaigns that were begun at Meta, and an ad that Meta has rejected. */
async function needy() {
  const kari = await member();
  const refused = await makeInAdsManager('Bathrooms that last a lifetime, in Bergen and around it');
  const begun = [await makeInAdsManager('Campaign 6'), await makeInAdsManager('Campaign 7')];
  await pages.passTime(5 * 24 * 60);
  await pages.practice.edit(refused.adIds[0]!, { rejected: true });
  await synced(kari.ask);
  await kari.signIn();
  const workspaceId = await workspaceOf(kari);
  const at = new Date(pages.ctx.meta.now());
  await pages.ctx.db.insert(drifts).values(
    begun.map(({ campaignId }, place) => ({
      workspaceId,
      adAccountId: nokAccount,
      facebookCampaignId: campaignId,
      objectId: campaignId,
      objectType: 'campaign' as const,
      objectName: `Campaign ${6 + place}`,
      field: 'status' as const,
      before: {},
      after: { status: 'ACTIVE' },
      who: { kind: 'meta' as const, name: 'Meta', tool: '', isSure: false },
      unchangedAt: at,
      changedAt: at,
      seenAt: at,
      toldFrom: at,
    })),
  );
  return kari;
}

test('what is to be done next is read whole beside the chart, and more of it opens below and stretches nothing', async () => {
  const kari = await needy();
  await kari.ask.people.update({ language: 'nb' });
  const { page, close, faults } = await pages.openWindow(kari, { isFresh: true });
  onTestFinished(close);
  const next = page.getByRole('region', { name: 'Neste steg' });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${pages.url}/meta-ads`);
    const what = next.getByText(/^2 kampanjer ble startet hos Meta$/);
    await look(what).toBeVisible();
    await look(next.getByText('Ikke nå', { exact: true })).toBeVisible();
    const cut = await next.evaluate((card) =>
      [card, ...card.querySelectorAll('p, span, a')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );
    expect(cut, `cut off at ${width}`).toEqual([]);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const chart = page.getByRole('region', { name: 'Forbruk og resultater per dag' });
  const boxOf = async (part: typeof chart) => (await part.boundingBox())!;
  await look(chart).toBeVisible();
  const before = await boxOf(chart);
  await next.getByRole('button', { name: 'Vis én til' }).click();
  const rest = page.getByRole('list', { name: 'Neste steg' });
  await look(rest.getByText('Meta har avvist én annonse.')).toBeVisible();
  await look(next.getByText('2 kampanjer ble startet hos Meta')).toBeVisible();
  expect(await boxOf(chart)).toEqual(before);
  const { x, width } = await boxOf(rest);
  const overview = await boxOf(page.getByRole('region', { name: 'Kontooversikt' }));
  expect({ x, width }).toEqual({ x: overview.x, width: overview.width });
  await expectNoFaults(page, 'all that is to be done next');
  await rest.getByRole('button', { name: /^Endre annonsen: / }).click();
  await look(page.getByRole('dialog').getByText('Meta har avvist annonsen.')).toBeVisible();
  await page.keyboard.press('Escape');
  // From the Monday email, which tells of several.
  await page.goto(`${pages.url}/meta-ads#next`);
  await page.reload();
  await look(rest.getByText('Meta har avvist én annonse.')).toBeVisible();
  await next.getByRole('link', { name: 'Se dem' }).click();
  await look(page).toHaveURL(/#campaigns$/);
  expect(faults).toEqual([]);
});

/** Somebody with two ads of one campaign, of which the second brings a quarter for the same money. */
async function unequal() {
  const kari = await member();
  const { campaignId, adIds } = await makeInAdsManager('Winter pipes', { adCount: 2 });
  await pages.passTime(3 * 24 * 60);
  await synced(kari.ask);
  await kari.signIn();
  const workspaceId = await workspaceOf(kari);
  const today = dayAt(pages.ctx.meta.now(), 'Europe/Oslo');
  const shown = { spendMinor: 10_000, impressions: 1_000, reach: 900, clicks: 20 };
  await pages.ctx.db.delete(dailyAdFigures);
  for (const [place, results] of [4, 1].entries()) {
    const facebookAdId = adIds[place]!;
    const days = Array.from({ length: 10 }, (_, at) => daysAfter(today, -1 - at));
    await pages.ctx.db
      .insert(dailyAdFigures)
      .values(days.map((day) => ({ ...shown, workspaceId, facebookAdId, results, day })));
    const month = {
      spendMinor: 100_000,
      impressions: 10_000,
      reach: 900,
      clicks: 200,
      results: 10 * results,
    };
    await pages.ctx.db
      .update(liveAds)
      .set({ figures: { '30d': month } })
      .where(eq(liveAds.facebookAdId, facebookAdId));
  }
  const statusOf = async () => {
    const { ads } = await kari.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
    return ads.find(({ facebookAdId }) => facebookAdId === adIds[1])!.configuredStatus;
  };
  return { kari, statusOf };
}

test('the button does it, pressed twice too, and undo takes it back; what is put off comes back when that is taken back', async () => {
  const { kari, statusOf } = await unequal();
  const { page, close, faults } = await pages.openWindow(kari, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/meta-ads`);
  const next = page.getByRole('region', { name: 'Do next' });
  const card = next.getByRole('listitem').filter({ hasText: 'Pause the ad' });
  await look(card).toContainText(
    /A visit costs NOK.100\.00 with “Fresh at seven \(Ad 2\)”, and NOK.25\.00 with/,
  );
  await look(card).toContainText(/“Fresh at seven \(Ad 2\)” has cost NOK/);
  await look(card).toContainText('Meta showed them to different people.');
  await look(card).toContainText(/Probably worth it·Winter pipes/);

  await card.getByRole('button', { name: /^Not now: / }).click();
  await page.getByRole('menuitem', { name: 'Not for a month' }).click();
  await look(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await look(card).toHaveCount(1);

  await card.getByRole('button', { name: 'Pause the ad: Fresh at seven (Ad 2)' }).dblclick();
  await look(async () => {
    await pages.runJobs();
    await look(card).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(await statusOf()).toBe('PAUSED');
  await page.getByRole('button', { name: 'Undo' }).click();
  await look(async () => {
    await pages.runJobs();
    expect(await statusOf()).toBe('ACTIVE');
  }).toPass({ timeout: 20_000 });
  await look(card).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('what could not be read is not told as nothing, and the page stays while it is asked for again', async () => {
  const kari = await needy();
  const { page, line, close, faults } = await pages.openWindow(kari, { isFresh: true });
  onTestFinished(close);
  const ofDrifts = /\/rpc\/liveCampaigns\/listDrifts/;
  let failed = 0;
  page.on('requestfailed', (request) => void (failed += Number(ofDrifts.test(request.url()))));
  const unread = /\/rpc\/(liveCampaigns\/listDrifts|recommendations\/list)/;
  await page.route(unread, (route) => route.abort());
  await page.goto(`${pages.url}/meta-ads`);
  const table = page.getByRole('table', { name: 'Live Campaign Management' });
  await look(table).toBeVisible();
  await look.poll(() => failed).toBe(2);
  expect(await page.getByText('Nothing is waiting for you.').count()).toBe(0);
  await page.unroute(unread);

  await table.evaluate((element) => element.setAttribute('data-first', ''));
  await line.hold(ofDrifts);
  const again = page.waitForRequest(ofDrifts);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await again;
  line.release();
  await look(page.getByRole('region', { name: 'Do next' })).toBeVisible();
  expect(await table.getAttribute('data-first')).toBe('');
  expect(faults).toEqual([]);
});
