import { askAs } from './ask-as.ts';
import { publishLeadCampaign } from './collect-leads.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('what somebody has changed in Ads Manager is told, and put back or kept', async ({ page, product }) => {
  test.slow();
  const sandbox = sandboxOf(product);
  await join(page, product, newcomer('Vigdis Vakt'));
  await connectFacebook(page, product);
  const facebookCampaignId = (await publishLeadCampaign(page, product))!;
  const { ask } = await askAs(page, product.url);
  const isRead = async () => {
    const { lastSyncedAt, isMissingPublished } = await ask.liveCampaigns.sync({ type: 'auto' });
    return lastSyncedAt !== null && !isMissingPublished;
  };
  await expect.poll(isRead, { timeout: 60_000 }).toBe(true);
  const { meta } = await sandbox.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  await sandbox.edit(String(adSet['id']), { daily_budget: 150_000 }, { by: 'person', isLogged: true });
  const targeting = {
    ...(adSet['targeting'] as object),
    publisher_platforms: ['facebook', 'instagram', 'threads'],
  };
  await sandbox.edit(String(adSet['id']), { targeting }, { by: 'meta', isLogged: true });
  await sandbox.advance(10);
  await ask.liveCampaigns.sync({ type: 'manual' });
  const isTold = async () => (await ask.liveCampaigns.listDrifts({ facebookCampaignId })).drifts.length;
  await expect.poll(isTold, { timeout: 60_000 }).toBe(2);

  await page.goto(`/campaigns/meta/${facebookCampaignId}`);
  const told = page.getByRole('region', { name: 'Changed at Meta, not from here' });
  await expect(told).toContainText('Dag Berge raised the daily budget from');
  await expect(told).toContainText('A day may now cost up to');
  await expect(told).toContainText(/Meta .*placements/);
  await told.getByRole('button', { name: /^Put it back: Dag Berge/ }).click();
  await expect(told).not.toContainText('Dag Berge');
  await told.getByRole('button', { name: /^Keep it: Meta/ }).click();
  await expect(notice(page, 'Kept as it is now')).toBeVisible();
  await expect(told).toBeHidden();
  const after = (await sandbox.state()).meta.adsets.find(({ id }) => id === adSet['id'])!;
  expect(after['daily_budget']).toBe(adSet['daily_budget']);
});
