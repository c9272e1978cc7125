import type { SyncState } from '#contract/live/live-campaign.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing, spendOf } from '#tests/syncing.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { markActive } from '../../campaigns/queries.ts';

const world = await openTestHouse();
const { ctx, practice, passTime, runJobs } = world;
const { member, chooseDollars, synced, makeInAdsManager, tick } = openSyncing(world);
afterAll(() => world.close());
beforeEach(() => practice.behave());

test('a sync brings the campaigns of the chosen ad account with figures, by account-level calls only', async () => {
  const { ask } = await member();
  const { campaignId } = await makeInAdsManager('Spring bread');
  // So that a whole day is over, whatever hour it was made at.
  await passTime(48 * 60);
  // Only an answer of Meta's tells which day it is there.
  await ctx.meta.listPages((await practice.tokens({ state: 'ok' })).accessToken);
  const before = (await practice.requests()).at(-1)?.seq ?? 0;

  await ask.liveCampaigns.sync({ type: 'manual' });
  await runJobs();

  const { campaigns, totals, today, sync } = await ask.liveCampaigns.overview();
  const made = campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId);
  expect(made).toMatchObject({
    name: 'Spring bread',
    campaignId: null,
    objective: 'traffic',
    status: 'ACTIVE',
    currency: 'NOK',
    dailyBudgetMinor: 20_000,
    goneAt: null,
  });
  expect(made?.figures.spendMinor).toBeGreaterThan(0);
  expect(made?.figures.impressions).toBeGreaterThan(0);
  expect(totals.totalSpendMinor + today.spendMinor).toBe(spendOf(campaigns));
  expect(sync).toMatchObject({ state: 'synced', problem: null });
  const paths = (await practice.requests(before))
    .filter(({ service }) => service === 'meta')
    .map(({ path }) => path);
  // Once a day Meta is asked as well to tell us of what changes.
  const isAsking = (path: string) => /\/(subscriptions|subscribed_apps)(\?|$)/.test(path);
  const read = paths.filter((path) => !isAsking(path));
  // Eight as with every sync, and what the ads did on each day, as with the first one of a day.
  expect(read).toHaveLength(9);
  const known = /\/act_\d+(\/(campaigns|adsets|ads|insights|account_controls))?(\?|$)/;
  expect(read.filter((path) => !known.test(path))).toEqual([]);
  expect(paths.length - read.length).toBeLessThanOrEqual(4);
});

test('a campaign published from here is told from one made in Ads Manager', async () => {
  const { ask } = await member();
  const { campaignId: facebookCampaignId, adSetId, adIds } = await makeInAdsManager('Made here');
  const { id } = await ask.campaigns.create({ title: 'Made here' });
  const workspaceId = (await ask.workspaces.current()).id as WorkspaceId;
  const onMeta = { facebookCampaignId, facebookAdSetId: adSetId, facebookAdIds: adIds };
  await markActive(ctx.db, workspaceId, id, onMeta);
  const { campaigns } = await synced(ask);
  const ours = campaigns.filter(({ campaignId }) => campaignId !== null);
  expect(ours).toMatchObject([{ campaignId: id, facebookCampaignId }]);
});

test('syncing again brings newer figures', async () => {
  const { ask } = await member();
  await makeInAdsManager('Autumn rolls');
  await passTime(60);
  const first = await synced(ask);
  await passTime(12 * 60);
  const second = await synced(ask);
  expect(spendOf(second.campaigns)).toBeGreaterThan(spendOf(first.campaigns));
});

test('days are counted by Meta’s clock, however far ours is behind it', async () => {
  const { ask } = await member();
  const { campaignId } = await makeInAdsManager('Ahead of us');
  await practice.advance(24 * 60);
  const spentAfter = async () => {
    const { campaigns } = await synced(ask);
    return spendOf(campaigns.filter(({ facebookCampaignId }) => facebookCampaignId === campaignId));
  };
  const afterOneDay = await spentAfter();
  await practice.advance(3 * 24 * 60);
  const afterFourDays = await spentAfter();
  expect(afterFourDays).toBeGreaterThan(afterOneDay + 2 * 20_000);
});

test('a second manual sync within five minutes is told how long to wait, an automatic one reads nothing', async () => {
  const { ask } = await member();
  await synced(ask, 'manual');
  await passTime(2);
  await expect(ask.liveCampaigns.sync({ type: 'manual' })).rejects.toMatchObject({
    code: 'SYNC_TOO_SOON',
    data: { minutes: 3 },
  });
  await expect(ask.liveCampaigns.sync({ type: 'auto' })).resolves.toMatchObject({
    state: 'synced',
  });
  await passTime(4);
  await expect(synced(ask, 'manual')).resolves.toMatchObject({ sync: { state: 'synced' } });
});

test('an automatic sync reads what is half an hour old, and at once what was published since', async () => {
  const kari = await member();
  const { ask } = kari;
  await synced(ask);
  const auto = async () => (await ask.liveCampaigns.sync({ type: 'auto' })).state;
  await passTime(29);
  expect(await auto()).toBe('synced');
  await passTime(1);
  expect(await auto()).toBe('syncing');
  await runJobs();
  const { id: campaignId } = await prepareCampaign(kari);
  expect(await auto()).toBe('synced');
  const isMissing = async () => (await ask.liveCampaigns.list()).sync.isMissingPublished;
  expect(await isMissing()).toBe(false);
  await ask.publications.publish({ campaignId, launchImmediately: true });
  await runJobs();
  // Before any sync has begun, nobody is told that there is nothing.
  expect(await isMissing()).toBe(true);
  expect(await auto()).toBe('syncing');
  await runJobs();
  expect(await auto()).toBe('synced');
  expect(await isMissing()).toBe(false);
});

test('a second sync joins the first', async () => {
  const { ask } = await member();
  const states: SyncState[] = [];
  for (const type of ['manual', 'manual', 'auto'] as const)
    states.push(await ask.liveCampaigns.sync({ type }));
  expect(states.map(({ state }) => state)).toEqual(['syncing', 'syncing', 'syncing']);
  const before = (await practice.requests()).length;
  await runJobs();
  const listings = (await practice.requests())
    .slice(before)
    .filter(({ path }) => /\/campaigns(\?|$)/.test(path));
  expect(listings).toHaveLength(1);
});

test('the page hears of a first sync as it begins, as soon as its figures are there, and as it ends', async () => {
  const { ask } = await member();
  await makeInAdsManager('Early bread');
  await passTime(48 * 60);
  const hangUp = new AbortController();
  const states = await ask.liveCampaigns.watchSync(undefined, { signal: hangUp.signal });
  const next = async () => {
    const step = await states.next();
    return step.done ? undefined : step.value.state;
  };
  expect(await next()).toBe('not-synced');
  await ask.liveCampaigns.sync({ type: 'auto' });
  expect(await next()).toBe('syncing');
  // Its ads are long in coming.
  const trouble = { kind: 'hangs', ms: 8_000 };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble });
  const done = runJobs();
  expect(await next()).toBe('syncing');
  const { campaigns, totals, today } = await ask.liveCampaigns.overview();
  expect(spendOf(campaigns)).toBeGreaterThan(0);
  expect(totals.totalSpendMinor + today.spendMinor).toBe(spendOf(campaigns));
  // A chart of some of the days would be a wrong one.
  expect((await ask.liveCampaigns.daily({ period: '7d' })).days).toEqual([]);
  await done;
  expect(await next()).toBe('synced');
  expect((await ask.liveCampaigns.daily({ period: '7d' })).days).toHaveLength(8);
  await states.return(undefined);
  hangUp.abort();
});

test('when Meta does not report figures, the old ones stay and the person reads why', async () => {
  const { ask } = await member();
  await makeInAdsManager('Winter cakes');
  await passTime(6 * 60);
  const good = await synced(ask);
  await passTime(60);
  await practice.trouble({
    service: 'meta',
    path: '/insights',
    times: 50,
    trouble: { kind: 'error', status: 400, code: 100, message: 'These figures cannot be had.' },
  });

  const failed = await synced(ask);

  expect(failed.sync).toMatchObject({ state: 'failed', lastSyncedAt: good.sync.lastSyncedAt });
  expect(failed.sync.problem?.text).toContain('These figures cannot be had.');
  expect(spendOf(failed.campaigns)).toBe(spendOf(good.campaigns));
});

test('when a listing breaks off, nothing is marked as gone', async () => {
  const { ask } = await member();
  await makeInAdsManager('Summer buns');
  const good = await synced(ask);
  const html = {
    service: 'meta',
    path: '/act_\\d+/campaigns',
    times: 50,
    trouble: { kind: 'error', status: 500, code: 2 },
  };
  await practice.trouble(html);
  const failed = await synced(ask);
  expect(failed.sync.state).toBe('failed');
  expect(failed.campaigns.map(({ goneAt }) => goneAt)).toEqual(good.campaigns.map(() => null));
}, 60_000);

test('a campaign deleted in Ads Manager is marked, and no longer counted', async () => {
  const { ask } = await member();
  const { campaignId, account } = await makeInAdsManager('Gone tomorrow');
  const before = await synced(ask);
  await ctx.meta.deleteCampaign(account, campaignId);
  const after = await synced(ask);
  const gone = after.campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId);
  expect(gone?.goneAt).not.toBeNull();
  expect(after.totals.totalCampaigns).toBe(before.totals.totalCampaigns - 1);
});

test('figures older than half an hour are synced again by the clock', async () => {
  const { ask } = await member();
  await synced(ask);
  await passTime(20);
  await tick();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('synced');
  await passTime(15);
  await tick();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('syncing');
  await runJobs();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('synced');
});

test('a sync that failed is tried again by the clock, though not at once', async () => {
  const { ask } = await member();
  await synced(ask);
  await practice.trouble({
    service: 'meta',
    path: '/act_',
    times: 50,
    trouble: { kind: 'error', status: 400, code: 100 },
  });
  expect((await synced(ask)).sync.state).toBe('failed');
  await practice.behave();
  await passTime(5);
  await tick();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('failed');
  await passTime(11);
  await tick();
  await runJobs();
  expect((await ask.liveCampaigns.list()).sync.state).toBe('synced');
});

test('another ad account counts as not synced until it is', async () => {
  const { ask } = await member();
  await makeInAdsManager('Only in kroner');
  await synced(ask);
  await chooseDollars(ask);
  const { campaigns, totals, sync } = await ask.liveCampaigns.overview();
  expect(campaigns).toEqual([]);
  expect(totals.currency).toBe('USD');
  expect(sync.state).toBe('not-synced');
});

test('whoever has linked Facebook and chosen no ad account is told to choose one', async () => {
  const { ask } = await member();
  await ask.connections.select({ adAccountId: null });
  for (const asks of [() => ask.liveCampaigns.sync({}), () => ask.leads.listDatasets()])
    await expect(asks()).rejects.toMatchObject({
      code: 'AD_ACCOUNT_NOT_CHOSEN',
      message: 'Please choose an ad account first, on the dashboard.',
    });
});

test('without a connection there is nothing to sync, and a neighbour sees nothing of ours', async () => {
  await member();
  const neighbour = await world.visitor().join();
  await expect(neighbour.ask.liveCampaigns.sync({})).rejects.toMatchObject({ code: 'CONNECTION_MISSING' });
  expect(await neighbour.ask.liveCampaigns.list()).toMatchObject({
    campaigns: [],
    sync: { state: 'not-synced', lastSyncedAt: null },
  });
  await expect(world.visitor().ask.liveCampaigns.list()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('a token Meta no longer takes breaks the connection, and the person is asked to reconnect', async () => {
  const { ask } = await member();
  await synced(ask);
  await practice.tokens({ state: 'expired' });
  const { sync } = await synced(ask);
  expect(sync).toMatchObject({ state: 'failed' });
  expect(sync.problem?.text).toContain('reconnect');
  expect((await ask.connections.get())?.broken).toContain('has expired');
  await expect(ask.liveCampaigns.sync({})).rejects.toMatchObject({ code: 'CONNECTION_BROKEN' });
});
