import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const world = await openTestHouse();
afterAll(world.close);
const { member, synced, makeInAdsManager } = openSyncing(world);
const days = (count: number) => count * 24 * 60;

test('a row is told its last two weeks and a small picture; a neighbour is told nothing', async () => {
  const visitor = await member();
  const { ask } = visitor;
  const { campaignId, adIds } = await makeInAdsManager('At a glance');
  const { campaignId: other } = await makeInAdsManager('Beside it');
  await world.passTime(days(5));
  await synced(ask);
  const { days: shown, glances } = await ask.liveCampaigns.listGlances({
    facebookCampaignIds: [campaignId, other, '1'],
  });
  const daily = await ask.liveCampaigns.daily({ period: '14d', facebookCampaignId: campaignId });
  const full = daily.days.slice(0, -1);
  const glance = glances.find(({ facebookCampaignId }) => facebookCampaignId === campaignId)!;
  expect(shown).toEqual({ since: full[0]!.day, until: full.at(-1)!.day });
  expect(glance.results).toEqual(full.map(({ results }) => results));
  expect(glance.results).toHaveLength(14);
  expect(glances.map(({ facebookCampaignId }) => facebookCampaignId).toSorted()).toEqual(
    [campaignId, other].toSorted(),
  );

  expect(glance.thumbnailUrl).toBe(`/facebook/ads/${adIds[0]!}/thumbnail`);
  const picture = await visitor.fetch(glance.thumbnailUrl!);
  const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 96 });

  const neighbour = await world.visitor().join();
  expect(await neighbour.ask.liveCampaigns.listGlances({ facebookCampaignIds: [campaignId] })).toEqual({
    days: null,
    glances: [],
  });
  expect((await neighbour.fetch(glance.thumbnailUrl!)).status).toBe(404);
});

test('no more are asked for at once than a page shows', async () => {
  const { ask } = await world.visitor().join();
  const facebookCampaignIds = Array.from({ length: 51 }, (_, place) => `${place}`);
  await expect(ask.liveCampaigns.listGlances({ facebookCampaignIds })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect((await ask.liveCampaigns.listGlances({ facebookCampaignIds: [] })).glances).toEqual([]);
});
