import { openTestHouse } from '#tests/house.ts';
import { openSyncing, spendOf } from '#tests/syncing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findNewestSync } from '../queries.ts';
import { syncLiveCampaigns } from './sync-live-campaigns.ts';

const world = await openTestHouse();
const { ctx, practice, passTime, runJobs } = world;
const { member, synced, makeInAdsManager, tick, workspaceOf } = openSyncing(world);
afterAll(() => world.close());
beforeEach(() => practice.behave());

const requestsToMeta = async () =>
  (await practice.requests()).filter(({ service, path }) => service === 'meta' && path.includes('/act_'))
    .length;

test('a kind that fails keeps its old data, the others are read, and the person is told', async () => {
  const visitor = await member();
  const old = await makeInAdsManager('Old');
  await synced(visitor.ask);
  const { campaignId } = await makeInAdsManager('New');
  await passTime(6 * 60);
  const trouble = { kind: 'error', status: 400, code: 100, message: 'No ads today.' };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 50, trouble });
  const { campaigns, sync } = await synced(visitor.ask);
  expect(sync).toMatchObject({
    state: 'failed',
    problem: { text: expect.stringContaining('No ads today.') },
  });
  const made = campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId);
  expect(made?.today.spendMinor).toBeGreaterThan(0);
  const { ads } = await visitor.ask.liveCampaigns.get({ facebookCampaignId: old.campaignId });
  expect(ads).toMatchObject([{ goneAt: null }]);
  const row = await findNewestSync(ctx.db, await workspaceOf(visitor), 'any');
  expect(row).toMatchObject({ campaignCount: campaigns.length, daysReadSince: expect.any(String) });
});

test('a sync that Meta throttled goes on as soon as the time is over that was told', async () => {
  const visitor = await member();
  await makeInAdsManager('Short of breath');
  await synced(visitor.ask);
  await passTime(60);
  const trouble = { kind: 'throttles', code: 80004, minutes: 7 };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble });
  expect((await synced(visitor.ask)).sync.problem?.text).toContain('about 7 minutes');
  await practice.behave();
  await passTime(6);
  await tick();
  expect((await visitor.ask.liveCampaigns.list()).sync.state).toBe('failed');
  await passTime(2);
  await tick();
  await runJobs();
  expect((await visitor.ask.liveCampaigns.list()).sync).toMatchObject({ state: 'synced', problem: null });
});

test('a throttle in the middle stops all reading, is told with its length, and is respected by everybody on that ad account', async () => {
  const visitor = await member();
  await makeInAdsManager('Throttled');
  await passTime(60);
  const good = await synced(visitor.ask);
  await passTime(60);
  const trouble = { kind: 'throttles', code: 80004, minutes: 20 };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble });

  const failed = await synced(visitor.ask);

  expect(failed.sync).toMatchObject({ state: 'failed', lastSyncedAt: good.sync.lastSyncedAt });
  expect(failed.sync.problem?.text).toContain('slow down for about 20 minutes');
  expect(failed.campaigns.map(({ goneAt }) => goneAt)).toEqual(good.campaigns.map(() => null));
  expect(spendOf(failed.campaigns)).toBeGreaterThanOrEqual(spendOf(good.campaigns));
  const asked = await requestsToMeta();
  expect((await synced(visitor.ask)).sync.state).toBe('failed');
  await expect(visitor.ask.liveCampaigns.sync({ type: 'manual' })).rejects.toMatchObject({
    code: 'SYNC_TOO_SOON',
  });
  const colleague = await member();
  expect((await synced(colleague.ask)).sync.state).toBe('not-synced');
  await passTime(16);
  await tick();
  await runJobs();
  expect(await requestsToMeta()).toBe(asked);

  await passTime(10);
  await tick();
  await runJobs();
  expect((await visitor.ask.liveCampaigns.list()).sync.state).toBe('synced');
  expect((await colleague.ask.liveCampaigns.list()).sync.state).toBe('synced');
});

test('a throttle that a change has met keeps the syncs of that ad account away, and nobody asks in vain', async () => {
  const { ask } = await member();
  const { campaignId: facebookCampaignId } = await makeInAdsManager('Throttled while steered');
  await synced(ask);
  const trouble = { kind: 'throttles', code: 80004, minutes: 20 };
  await practice.trouble({
    service: 'meta',
    method: 'POST',
    path: `/${facebookCampaignId}$`,
    times: 1,
    trouble,
  });
  const { id } = await ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await runJobs();
  expect((await ask.operations.get({ id })).status).toBe('failed');

  const asked = await requestsToMeta();
  const { sync } = await synced(ask);
  expect(Date.parse(sync.nextManualAt!) - ctx.now()).toBeGreaterThan(15 * 60_000);
  await passTime(16);
  await tick();
  await runJobs();
  expect(await requestsToMeta()).toBe(asked);
  await passTime(20);
  expect((await synced(ask)).sync).toMatchObject({ state: 'synced', problem: null });
  expect(await requestsToMeta()).toBeGreaterThan(asked);
});

test('a page of HTML in place of an answer loses nothing', async () => {
  const { ask } = await member();
  await makeInAdsManager('Behind a proxy');
  const good = await synced(ask);
  await practice.trouble({ service: 'meta', path: '/insights', times: 50, trouble: { kind: 'html' } });
  const failed = await synced(ask);
  expect(failed.sync.problem?.text).toContain('Facebook does not answer right now.');
  expect(spendOf(failed.campaigns)).toBe(spendOf(good.campaigns));
  await practice.behave();
  expect((await synced(ask)).sync.state).toBe('synced');
});

test('a token that dies in the middle asks for a new link, and what was read before stays', async () => {
  const { ask } = await member();
  await makeInAdsManager('Cut off');
  const good = await synced(ask);
  const trouble = { kind: 'error', status: 400, code: 190, subcode: 463, message: 'Session has expired.' };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble });
  const { sync, campaigns } = await synced(ask);
  expect(sync).toMatchObject({ state: 'failed', problem: { text: expect.stringContaining('reconnect') } });
  expect(campaigns).toHaveLength(good.campaigns.length);
  expect((await ask.connections.get())?.broken).not.toBeNull();
});

test('a security check that Facebook wants is told of the link as well, until it is passed', async () => {
  const visitor = await member();
  await synced(visitor.ask);
  await passTime(6);
  const trouble = { kind: 'error', status: 400, code: 190, subcode: 459, message: 'Please log in.' };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/campaigns$', times: 1, trouble });
  expect((await synced(visitor.ask)).sync.state).toBe('failed');
  expect(await visitor.ask.connections.get()).toMatchObject({ brokenCode: 'checkpoint' });
  await practice.behave();
  expect(await visitor.ask.connections.refresh()).toMatchObject({ brokenCode: null });
});

test('a sync that is cut off in the middle is gone on with, and ends', async () => {
  const visitor = await member();
  await makeInAdsManager('Killed');
  const { ask } = visitor;
  await ask.liveCampaigns.sync({ type: 'auto' });
  const workspaceId = await workspaceOf(visitor);
  const { id: syncId } = (await findNewestSync(ctx.db, workspaceId, 'any'))!;
  await practice.trouble({
    service: 'meta',
    path: '/act_\\d+/ads$',
    times: 1,
    trouble: { kind: 'hangs', ms: 1_000 },
  });
  const killed = new AbortController();
  const run = syncLiveCampaigns.run(ctx, { workspaceId, syncId }, killed.signal);
  const ending = run.then(
    () => 'done',
    () => 'cut off',
  );
  await expect.poll(async () => (await ask.liveCampaigns.list()).campaigns.length).toBeGreaterThan(0);
  killed.abort();
  expect(await ending).toBe('cut off');
  expect((await ask.liveCampaigns.list()).sync.state).toBe('syncing');
  await runJobs();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('synced');
});

test('a database that is gone for a moment is our mistake, is told as such, and the next sync is whole', async () => {
  const { ask } = await member();
  await makeInAdsManager('No place to write');
  const good = await synced(ask);
  await passTime(60);
  await ctx.db.execute(sql`alter table live_ad_sets rename to away`);
  await ask.liveCampaigns.sync({ type: 'auto' });
  await runJobs();
  await ctx.db.execute(sql`alter table away rename to live_ad_sets`);
  const failed = await ask.liveCampaigns.list();
  expect(failed.sync).toMatchObject({ state: 'failed', lastSyncedAt: good.sync.lastSyncedAt });
  expect(failed.sync.problem?.text).toContain('Something went wrong on our side.');
  expect(failed.campaigns.map(({ goneAt }) => goneAt)).toEqual(good.campaigns.map(() => null));
  expect((await synced(ask)).sync.state).toBe('synced');
});

test('a sync of what was disconnected meanwhile does nothing', async () => {
  const visitor = await member();
  await visitor.ask.liveCampaigns.sync({ type: 'auto' });
  await visitor.ask.connections.disconnect();
  expect(await runJobs()).toEqual([]);
});
