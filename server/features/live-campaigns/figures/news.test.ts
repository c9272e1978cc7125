import type { Period } from '#contract/live/live-figures.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { liveCampaigns } from '../tables.ts';

const world = await openTestHouse();
const { ctx, practice } = world;
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
afterAll(() => world.close());

/** Asks on until nothing is news: what was written while others write as well is told more than once. */
async function untilCalm(ask: Visitor['ask'], first: string, period: Period = '30d'): Promise<string> {
  let stamp = first;
  async function changedSince() {
    const news = await ask.liveCampaigns.listNews({ period, stamp });
    stamp = news.stamp;
    return news.changed;
  }
  await expect.poll(changedSince).toEqual([]);
  return stamp;
}

test('where nothing has changed, no campaign is told of', async () => {
  const { ask } = await member();
  await makeInAdsManager('Still');
  const { stamp, campaigns } = await synced(ask);
  expect(await ask.liveCampaigns.listNews({ stamp: await untilCalm(ask, stamp) })).toMatchObject({
    campaignCount: campaigns.length,
    changed: [],
    totals: null,
    sync: { state: 'synced' },
  });
});

test('what somebody changed is told with its new place, and what came in since; the rest is not', async () => {
  // The end of a review is news as well.
  await practice.turn({ review_seconds: 3600 });
  const { ask } = await member();
  const quiet = await makeInAdsManager('Quiet');
  const renamed = await makeInAdsManager('Renamed');
  const stamp = await untilCalm(ask, (await synced(ask)).stamp);
  await practice.edit(renamed.campaignId, { status: 'PAUSED' });
  const later = await makeInAdsManager('Later');
  const now = await synced(ask);

  const news = await ask.liveCampaigns.listNews({ stamp });
  const told = news.changed.map(({ campaign }) => campaign.facebookCampaignId);
  expect(told).toEqual(expect.arrayContaining([renamed.campaignId, later.campaignId]));
  expect(told).not.toContain(quiet.campaignId);
  expect(news.campaignCount).toBe(now.campaigns.length);
  expect(news.totals).toMatchObject({ totals: now.totals, totalsBefore: now.totalsBefore });
  for (const { place, campaign } of news.changed) expect(now.campaigns[place]).toEqual(campaign);
  // And these not for ever.
  await untilCalm(ask, news.stamp);
});

// The embedded database has one line, on which nobody reads meanwhile.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'a row that is written while a stamp is taken is not missed',
  async () => {
    const visitor = await member();
    const { campaignId } = await makeInAdsManager('Written slowly');
    await synced(visitor.ask);
    const workspaceId = await workspaceOf(visitor);
    const stamp = await ctx.db.transaction(async (tx) => {
      await tx
        .update(liveCampaigns)
        .set({ name: 'Written' })
        .where(
          and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.facebookCampaignId, campaignId)),
        );
      return (await visitor.ask.liveCampaigns.overview()).stamp;
    });
    const { changed } = await visitor.ask.liveCampaigns.listNews({ stamp });
    expect(changed.map(({ campaign }) => campaign.name)).toContain('Written');
  },
);

test('a stamp of another period, of a neighbour or of nobody makes everything count as changed', async () => {
  const { ask } = await member();
  const neighbour = await member();
  await makeInAdsManager('Everything');
  const { campaigns } = await synced(ask);
  const { stamp: theirs } = await synced(neighbour.ask);
  const { stamp: ofWeek } = await ask.liveCampaigns.overview({ period: '7d' });
  for (const stamp of [ofWeek, '', 'nonsense', '99999999999999999999.x', `1e3.${theirs}`]) {
    const { changed } = await ask.liveCampaigns.listNews({ stamp });
    expect(changed.map(({ campaign }) => campaign)).toEqual(campaigns);
  }
});

test('a stamp from before the database was restored makes everything count as changed', async () => {
  const { ask } = await member();
  await makeInAdsManager('Restored');
  const { stamp, campaigns } = await synced(ask);
  const later = `${Number(stamp.split('.')[0]) + 1_000_000}.${stamp.split('.')[1]}`;
  expect((await ask.liveCampaigns.listNews({ stamp: later })).changed).toHaveLength(campaigns.length);
});
