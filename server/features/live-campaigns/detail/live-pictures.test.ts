import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { liveAds } from '../tables.ts';

const world = await openTestHouse();
const { member, synced, makeInAdsManager } = openSyncing(world);
afterAll(() => world.close());

test('an ad’s picture is shown to its workspace, small and as WebP, and to nobody else', async () => {
  const visitor = await member();
  const { campaignId, adIds } = await makeInAdsManager('Seen');
  await synced(visitor.ask);
  const { ads } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: campaignId });
  const address = ads[0]!.pictureUrl!;
  const shown = await visitor.fetch(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toContain('private');
  const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 720 });

  const neighbour = await member();
  expect((await neighbour.fetch(address)).status).toBe(404);
  expect((await world.visitor().fetch(address)).status).toBe(404);
  expect((await visitor.fetch('/facebook/ads/1/picture')).status).toBe(404);

  const { db } = world.ctx;
  for (const imageUrl of [
    'http://127.0.0.1/secret.png',
    'https://fbcdn.net.evil.example/a.png',
    'nonsense',
  ]) {
    await db.update(liveAds).set({ imageUrl }).where(eq(liveAds.facebookAdId, adIds[0]!));
    expect((await visitor.fetch(address)).status).toBe(404);
  }
});
