import { syncLiveCampaigns } from '#server/features/live-campaigns/sync/sync-live-campaigns.ts';
import { dailyFigures, liveAds, liveCampaigns, syncs } from '#server/features/live-campaigns/tables.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTwoServers } from './house.ts';
import { openSyncing } from './syncing.ts';

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

async function openSyncedWorkspace() {
  const { first, second, close } = await openTwoServers();
  const { member, workspaceOf, makeInAdsManager } = openSyncing(first);
  const kari = await member();
  const { campaignId } = await makeInAdsManager('Read by two servers');
  const workspaceId = await workspaceOf(kari);
  const pathsAsked = async (since: number) =>
    (await first.practice.requests(since))
      .filter(({ service }) => service === 'meta')
      .map(({ path }) => path);
  const newestRequest = async () => (await first.practice.requests()).at(-1)!.seq;
  return { first, second, close, kari, campaignId, workspaceId, pathsAsked, newestRequest };
}

test.runIf(onPostgres)(
  'a sync that many ask two servers for at once is one sync with one set of calls',
  async () => {
    const { first, second, close, kari, workspaceId, ...meta } = await openSyncedWorkspace();
    const sameKari = second.visitor(kari.cookies);
    await kari.ask.liveCampaigns.sync({ type: 'auto' });
    expect(await first.runJobs()).toEqual([]);
    await first.passTime(30);
    const since = await meta.newestRequest();

    const both = Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? kari : sameKari));
    await Promise.all(both.map(({ ask }) => ask.liveCampaigns.sync({ type: 'auto' })));
    expect(await Promise.all([first.runJobs(), second.runJobs()])).toEqual([[], []]);

    const held = await first.ctx.db.select().from(syncs).where(eq(syncs.workspaceId, workspaceId));
    expect(held.map(({ problem, finishedAt }) => [problem, finishedAt !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    // How many pages of figures there are depends on whether the account's day has turned meanwhile.
    const listings = (await meta.pathsAsked(since)).filter((path) => /\/(campaigns|adsets|ads)$/.test(path));
    expect(listings.map((path) => path.replace(/.*\//, '')).toSorted()).toEqual([
      'ads',
      'adsets',
      'campaigns',
    ]);
    expect((await sameKari.ask.liveCampaigns.list()).sync.state).toBe('synced');
    await close();
  },
  60_000,
);

test.runIf(onPostgres)(
  'a sync that two servers carry out in the same moment, because one was taken for dead, doubles no row',
  async () => {
    const { first, second, close, kari, campaignId, workspaceId } = await openSyncedWorkspace();
    await first.passTime(26 * 60);
    await kari.ask.liveCampaigns.sync({ type: 'auto' });
    const [sync] = await first.ctx.db.select().from(syncs).where(eq(syncs.workspaceId, workspaceId));
    const { signal } = new AbortController();
    const run = ({ ctx }: typeof first) =>
      syncLiveCampaigns.run(ctx, { workspaceId: workspaceId as WorkspaceId, syncId: sync!.id }, signal);
    await Promise.all([run(first), run(second)]);

    const ofCampaign = async (table: typeof liveCampaigns | typeof liveAds) =>
      (await first.ctx.db.select().from(table).where(eq(table.workspaceId, workspaceId))).filter(
        (row) => row.facebookCampaignId === campaignId,
      );
    expect(await ofCampaign(liveCampaigns)).toHaveLength(1);
    expect(await ofCampaign(liveAds)).toHaveLength(1);
    const days = await first.ctx.db
      .select()
      .from(dailyFigures)
      .where(and(eq(dailyFigures.workspaceId, workspaceId), eq(dailyFigures.facebookCampaignId, campaignId)));
    expect(days.length).toBeGreaterThan(0);
    const { campaigns, sync: state } = await kari.ask.liveCampaigns.list();
    expect(state).toMatchObject({ state: 'synced', problem: null });
    const shown = campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId);
    // Today goes on between the moment its day is read and the moment its period is.
    const [{ daysReadOn } = {}] = await first.ctx.db
      .select()
      .from(syncs)
      .where(eq(syncs.workspaceId, workspaceId));
    const ended = days.filter(({ day }) => day < daysReadOn!);
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(shown!.figures.spendMinor);
    await close();
  },
  60_000,
);
