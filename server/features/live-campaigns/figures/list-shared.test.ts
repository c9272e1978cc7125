import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('a client sees how runs what they were asked to approve, and nothing else', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const client = await joinTeam(house, kari, { role: 'client' });
  const { id: personId } = await client.ask.people.me();
  const publish = async (title: string, isAsked: boolean) => {
    const { id: campaignId } = await prepareCampaign(kari, { title });
    if (isAsked) await kari.ask.approvals.ask({ campaignId, to: { way: 'member', personId } });
    await kari.ask.publications.publish({ campaignId, launchImmediately: true });
    await house.runJobs();
    await house.runJobs();
    return kari.ask.campaigns.get({ id: campaignId });
  };
  const { facebookCampaignId, facebookAdAccountId } = await publish('Pipes for her', true);
  await publish('For others', false);
  const { id: draftId } = await prepareCampaign(kari);
  await kari.ask.approvals.ask({ campaignId: draftId, to: { way: 'member', personId } });
  expect((await client.ask.liveCampaigns.listShared()).campaigns).toEqual([]);

  await kari.ask.connections.select({ adAccountId: facebookAdAccountId! });
  await kari.ask.liveCampaigns.sync();
  await house.runJobs();
  const { campaigns, lastSyncedAt } = await client.ask.liveCampaigns.listShared();
  expect(lastSyncedAt).not.toBeNull();
  expect(campaigns).toEqual([
    {
      facebookCampaignId,
      name: expect.stringContaining('Pipes for her'),
      objective: 'traffic',
      currency: 'NOK',
      dailyBudgetMinor: 15_000,
      delivery: expect.any(String),
      figures: { spendMinor: 0, reach: 0, clicks: 0, results: 0, costPerResultMinor: null },
    },
  ]);
  await expect(client.ask.liveCampaigns.overview({})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  expect((await kari.ask.liveCampaigns.listShared()).campaigns).toEqual([]);
});
