import { breakdownsBy } from '#contract/live/breakdowns.ts';
import { openCaller } from '#tests/api/caller.ts';
import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { removeLiveCampaigns } from '../queries.ts';
import { findBreakdown } from './breakdown-queries.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const world = await openTestHouse();
const { practice, passTime } = world;
afterAll(world.close);
beforeEach(() => practice.behave());
const { member, synced, makeInAdsManager } = openSyncing(world);
const days = (count: number) => count * 24 * 60;

/** A campaign that has run for so many days, and is read. */
async function running(name: string, dayCount = 16, changes: Parameters<typeof makeInAdsManager>[1] = {}) {
  const visitor = await member();
  const { campaignId: facebookCampaignId, ...made } = await makeInAdsManager(name, changes);
  await passTime(days(dayCount));
  await synced(visitor.ask);
  return { visitor, ask: visitor.ask, facebookCampaignId, ...made };
}

async function asksFor<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; asked: number }> {
  const count = async () =>
    (await practice.requests()).filter(({ path }) => path.includes('/insights')).length;
  const before = await count();
  const answer = await work();
  return { answer, asked: (await count()) - before };
}

test.each(breakdownsBy)('by %s, the rows come to what the campaign comes to', async (by) => {
  const { ask, facebookCampaignId } = await running(`By ${by}`);
  const { rows, total, problem, ...told } = await ask.liveCampaigns.getBreakdown({
    facebookCampaignId,
    by,
    period: '7d',
  });
  const { campaign, days: shown } = await ask.liveCampaigns.get({ facebookCampaignId, period: '7d' });
  expect(problem).toBeNull();
  expect(told).toMatchObject({ by, period: '7d', days: shown, currency: 'NOK', objective: 'traffic' });
  expect(rows.length).toBeGreaterThan(1);
  const sum = (of: (row: (typeof rows)[number]) => number | null) =>
    rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  expect(sum(({ spendMinor }) => spendMinor)).toBe(campaign.figures.spendMinor);
  expect(total).toMatchObject({
    spendMinor: campaign.figures.spendMinor,
    results: campaign.figures.results,
  });
  expect(sum(({ results }) => results)).toBe(total.results);
  expect(sum(({ before }) => before!.spendMinor)).toBeGreaterThan(0);
  for (const { parts } of rows) expect(Object.values(parts).every((part) => part !== '')).toBe(true);
});

test('a look again asks Meta nothing, until figures are read anew', async () => {
  const { ask, facebookCampaignId } = await running('Looked at twice');
  const look = () => ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'device', period: '7d' });
  const first = await asksFor(look);
  expect(first.asked).toBe(2);
  expect(await asksFor(look)).toEqual({ answer: first.answer, asked: 0 });
  await passTime(10);
  await synced(ask);
  expect((await asksFor(look)).asked).toBe(2);
  await passTime(31);
  expect((await asksFor(look)).asked).toBe(2);
});

test('what ran for too short is compared with nothing, nor is a month that is not over', async () => {
  const { ask, facebookCampaignId } = await running('Ten days old', 10);
  for (const period of ['7d', 'this-month'] as const) {
    const { rows } = await ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'region', period });
    expect(rows.every(({ before }) => before === null)).toBe(true);
  }
});

test('a campaign that was not shown has no rows, and none is made up', async () => {
  const { ask, facebookCampaignId } = await running('Made today', 0);
  const told = await ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'hour', period: '7d' });
  expect(told).toMatchObject({ rows: [], total: { spendMinor: 0, results: 0 }, problem: null });
  expect(told.asOf).not.toBeNull();
});

test('where Meta does not answer, what is kept is shown, and why it is not newer', async () => {
  const { ask, facebookCampaignId } = await running('Silence');
  const look = (by: 'device' | 'region') =>
    ask.liveCampaigns.getBreakdown({ facebookCampaignId, by, period: '7d' });
  const good = await look('device');
  await passTime(40);
  await practice.trouble({ service: 'meta', path: 'insights', times: 50, trouble: { kind: 'html' } });
  const kept = await look('device');
  expect(kept).toMatchObject({ rows: good.rows, asOf: good.asOf, problem: { code: 'breakdown-silent' } });
  expect(kept.problem!.text).toContain('Facebook does not answer right now.');
  expect(await look('region')).toMatchObject({
    rows: [],
    asOf: null,
    problem: { code: 'breakdown-silent' },
  });
  await practice.behave();
  expect(await look('device')).toMatchObject({ problem: null });
});

test('what Meta refuses is told in its words', async () => {
  const { ask, facebookCampaignId } = await running('Refused', 2);
  const trouble = { kind: 'error', status: 400, code: 100, message: 'No ages today.' };
  await practice.trouble({ service: 'meta', path: 'insights', times: 9, trouble });
  const { problem } = await ask.liveCampaigns.getBreakdown({
    facebookCampaignId,
    by: 'age-gender',
    period: '7d',
  });
  expect(problem).toMatchObject({
    code: 'sync-refused',
    text: expect.stringContaining('No ages today.'),
  });
});

test('a throttle is told with its length, and nobody asks that ad account before it is over', async () => {
  const { ask, facebookCampaignId } = await running('Out of breath', 9);
  const look = () => ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'region', period: '7d' });
  const trouble = { kind: 'throttles', code: 80000, minutes: 20 };
  await practice.trouble({ service: 'meta', path: 'insights', times: 1, trouble });
  expect((await look()).problem).toMatchObject({ code: 'breakdown-slow-down', params: { count: 20 } });
  await practice.behave();
  await passTime(5);
  const again = await asksFor(look);
  expect(again).toMatchObject({ asked: 0, answer: { problem: { params: { count: 15 } } } });
  await expect(ask.liveCampaigns.sync({ type: 'manual' })).rejects.toMatchObject({ code: 'SYNC_TOO_SOON' });
  await passTime(20);
  expect(await look()).toMatchObject({ problem: null });
});

test('a key that may read asks as a person does; a neighbour finds no such campaign', async () => {
  const { visitor, ask, facebookCampaignId } = await running('By key', 9);
  const { key } = await visitor.makeKey({ name: 'Figures', access: 'read' });
  const path = `/live-campaigns/${facebookCampaignId}/breakdowns?by=age-gender&period=7d`;
  const { status, body } = await openCaller(world, key)('GET', path);
  expect(status).toBe(200);
  expect(body).toEqual(
    await ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'age-gender', period: '7d' }),
  );
  const wrong = path.replace('age-gender', 'mood');
  expect(await openCaller(world, key)('GET', wrong)).toMatchObject({ status: 400 });
  const neighbour = await world.visitor().join();
  await expect(
    neighbour.ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'hour', period: '7d' }),
  ).rejects.toMatchObject({ code: 'LIVE_CAMPAIGN_NOT_FOUND' });
});

test('without Facebook, what was read stays, and it says what to do', async () => {
  const { visitor, ask, facebookCampaignId } = await running('Signed out', 9);
  const look = () => ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'device', period: '7d' });
  const { rows } = await look();
  await passTime(40);
  await practice.tokens({ state: 'revoked' });
  const kept = await look();
  expect(kept).toMatchObject({ rows, problem: { code: 'sync-signed-out' } });
  expect((await ask.connections.get())?.broken).not.toBeNull();
  expect((await look()).problem).toMatchObject({ code: 'refusal-connection-broken' });
  await practice.tokens({ state: 'ok' });
  await visitor.connect();
});

test('what is kept is forgotten with everything Meta has reported', async () => {
  const { visitor, ask, facebookCampaignId } = await running('Forgotten', 2);
  await ask.liveCampaigns.getBreakdown({ facebookCampaignId, by: 'device', period: '7d' });
  const workspaceId = await visitor.workspaceId();
  const kept = () =>
    findBreakdown(world.ctx.db, workspaceId, { facebookCampaignId, by: 'device', period: '7d' });
  expect(await kept()).toBeDefined();
  await removeLiveCampaigns(world.ctx.db, workspaceId);
  expect(await kept()).toBeUndefined();
});

test('yen are counted whole', async () => {
  await practice.edit(nokAccount, { currency: 'JPY' });
  const { ask, facebookCampaignId } = await running('In yen', 9);
  const { rows, total, currency } = await ask.liveCampaigns.getBreakdown({
    facebookCampaignId,
    by: 'device',
    period: '7d',
  });
  const { campaign } = await ask.liveCampaigns.get({ facebookCampaignId, period: '7d' });
  await practice.edit(nokAccount, { currency: 'NOK' });
  expect(currency).toBe('JPY');
  expect(total.spendMinor).toBe(campaign.figures.spendMinor);
  expect(rows.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(total.spendMinor);
});
