import { dayAt, daysAfter } from '#contract/days.ts';
import { dailyAdFigures } from '#server/features/live-campaigns/tables.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { expectFits, expectNoFaults, light, themes } from './measured-looks.ts';
import { openPages } from './open-pages.ts';

const pages = await openPages();
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(pages);
afterAll(() => pages.close());

test('the page of a campaign says which ad is better, and by what a visit is worth to its owner what the money brought', async () => {
  const kari = await member();
  const { campaignId, adIds } = await makeInAdsManager('Winter pipes', { adCount: 2 });
  await pages.passTime(5 * 24 * 60);
  await synced(kari.ask);
  const workspaceId = await workspaceOf(kari);
  const today = dayAt(pages.ctx.meta.now(), 'Europe/Oslo');
  const shown = { spendMinor: 10_000, impressions: 1_000, reach: 900, clicks: 20 };
  const of = (facebookAdId: string, results: number) =>
    Array.from({ length: 10 }, (_, at) => ({
      ...shown,
      workspaceId,
      facebookAdId,
      results,
      day: daysAfter(today, -1 - at),
    }));
  await pages.ctx.db.delete(dailyAdFigures);
  await pages.ctx.db.insert(dailyAdFigures).values([...of(adIds[0]!, 4), ...of(adIds[1]!, 1)]);

  const { page, faults } = await pages.openWindow(kari, { isFresh: true });
  await page.goto(`${pages.url}/campaigns/meta/${campaignId}`);
  const answer = '“Fresh at seven” is better here: its visits cost less.';
  const card = page.getByRole('region', { name: answer, exact: true });
  await look(card.getByRole('heading', { level: 2 })).toHaveText(answer);
  await look(card).toContainText('Meta showed them to different people');
  const [better, worse] = [card.getByRole('listitem').first(), card.getByRole('listitem').last()];
  await look(better).toContainText(
    /Better here.*40 visits for NOK.1,000.*NOK.25\.00 per visit.*Between NOK.\d+ and NOK.\d+/,
  );
  await look(worse).toContainText(/Worse here.*10 visits/);

  await page.getByRole('button', { name: 'What is a visit worth to you?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'A visit is worth about' }).fill('nothing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look(page.getByText(/A visit is worth about NOK.30 to you\./)).toBeVisible();
  await look(
    page.getByText(/NOK.1 spent in this period brought visits worth about NOK.\d+\.\d\d\./),
  ).toBeVisible();
  await look(card).toContainText(/what a visit is worth to you, NOK.30\./);
  expect(await kari.ask.liveCampaigns.listResultValues()).toEqual([
    { currency: 'NOK', objective: 'traffic', valueMinor: 3_000 },
  ]);

  await expectFits(page, 'a campaign with two ads');
  for (const theme of themes) {
    await light(page, theme);
    await expectNoFaults(page, `a campaign with two ads, ${theme}`);
  }
  await page.getByRole('tab', { name: 'Ads' }).click();
  await look(page.getByRole('article').filter({ hasText: 'Better here' })).toHaveCount(1);
  expect(faults).toEqual([]);
});
