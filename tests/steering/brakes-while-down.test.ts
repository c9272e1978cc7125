import { startSync } from '#server/features/live-campaigns/sync/start-sync.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openHouseThatStops } from '#tests/house.ts';
import { expect, test } from 'vitest';

test('a campaign stops at its brake while our server is down, and the next server says so', async () => {
  const { start, clear } = await openHouseThatStops();
  const before = await start();
  const kari = await before.visitor().join();
  await kari.connect();
  await before.subscribe(kari);
  const { id: campaignId, facebookAdAccountId, facebookPageId } = await prepareCampaign(kari);
  await kari.ask.connections.select({ adAccountId: facebookAdAccountId!, pageId: facebookPageId! });
  await kari.ask.publications.publish({ campaignId, launchImmediately: true });
  await before.runJobs();
  const { facebookCampaignId: id } = await kari.ask.campaigns.get({ id: campaignId });
  const facebookCampaignId = id!;
  await startSync(before.ctx, await kari.workspaceId(), 'auto');
  await before.runJobs();
  const mostPerDayMinor = 2_000;
  await kari.ask.liveCampaigns.setBrakes({
    facebookCampaignId,
    spentWithoutResultMinor: null,
    mostPerDayMinor,
  });
  await before.runJobs();
  const readAt = (await before.practice.requests()).at(-1)!.seq;
  const stoppedAt = before.ctx.now();
  await before.close();

  await before.passTime(24 * 60);
  const { meta } = await before.practice.state();
  expect(await before.practice.requests(readAt)).toEqual([]);
  expect(meta.campaigns.find((each) => each.id === id)).toMatchObject({ status: 'PAUSED' });

  const after = await start();
  const sameKari = after.visitor(kari.cookies);
  await startSync(after.ctx, await kari.workspaceId(), 'auto');
  expect(await after.runJobs()).toEqual([]);
  const { campaign } = await sameKari.ask.liveCampaigns.get({ facebookCampaignId });
  expect(campaign.delivery).toMatchObject({
    state: 'paused',
    reason: { code: 'braked', brake: 'mostPerDayMinor', spentMinor: mostPerDayMinor, currency: 'NOK' },
  });
  const { reason } = campaign.delivery;
  const at = reason.code === 'braked' ? Date.parse(reason.at) : 0;
  expect(at).toBeGreaterThan(stoppedAt);
  // What a rule lets through on a day is what half an hour costs. Late in the evening there is a day before it.
  const { days } = await sameKari.ask.liveCampaigns.daily({ facebookCampaignId, period: '7d' });
  const dearest = Math.max(...days.map(({ spendMinor }) => spendMinor));
  expect(dearest).toBeGreaterThan(mostPerDayMinor);
  expect(dearest).toBeLessThan(mostPerDayMinor * 1.5);
  await after.runJobs();
  const emails = await after.practice.emailsTo(kari.email);
  expect(emails.map(({ text }) => text).filter((text) => text.includes('Meta paused this at'))).toHaveLength(
    1,
  );
  await after.close();
  await clear();
});
