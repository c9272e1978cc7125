import { openTestHouse } from '#tests/house.ts';
import { openCaller } from '#tests/api/caller.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
const syncing = openSyncing(house);
afterAll(() => house.close());

/** Somebody with a campaign whose leads have waited for two hours. */
async function keptWaiting() {
  const owner = await syncing.member();
  await house.subscribe(owner);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor: owner });
  await syncing.synced(owner.ask);
  await keepLeads(house, owner, [{ facebookCampaignId }, { facebookCampaignId, name: 'Eva Lie' }]);
  await house.passTime(130);
  await owner.signIn();
  return { owner, facebookCampaignId };
}

const waitingOf = async ({ ask }: Visitor) =>
  (await ask.recommendations.list()).recommendations.filter(({ reason }) => reason.code === 'leads-waiting');

test('people who wait are told of after an hour, with the way to them', async () => {
  const { owner, facebookCampaignId } = await keptWaiting();
  const [waiting] = await waitingOf(owner);
  expect(waiting).toMatchObject({
    reason: { code: 'leads-waiting', count: 2, hours: 2 },
    campaign: { facebookCampaignId, name: 'Winter check' },
    sureness: 'certain',
    action: { code: 'see-leads' },
  });
  await keepLeads(house, owner, [{ facebookCampaignId }]);
  expect(await waitingOf(owner)).toMatchObject([{ reason: { count: 3, hours: 2 } }]);
});

test('what is put off is gone at once and comes back when it is taken back', async () => {
  const { owner } = await keptWaiting();
  const [{ id } = { id: '' }] = await waitingOf(owner);
  const left = await owner.ask.recommendations.notNow({ id, askAgainInDays: 7 });
  expect(left.recommendations.map((each) => each.id)).not.toContain(id);
  expect(await waitingOf(owner)).toEqual([]);
  await expect(owner.ask.recommendations.notNow({ id, askAgainInDays: 1 })).rejects.toMatchObject({
    code: 'RECOMMENDATION_NOT_FOUND',
  });
  await owner.ask.recommendations.askAgain({ id });
  expect(await waitingOf(owner)).toMatchObject([{ id }]);
  await expect(owner.ask.recommendations.askAgain({ id })).rejects.toMatchObject({
    code: 'RECOMMENDATION_NOT_FOUND',
  });
});

test('until the time is up even new evidence is held back; after it, the same evidence never comes again', async () => {
  const { owner } = await keptWaiting();
  const refused = await syncing.makeInAdsManager('Bakery');
  await house.practice.advance(600);
  await house.practice.edit(refused.adIds[0]!, { rejected: true });
  await syncing.synced(owner.ask);
  const list = async () => (await owner.ask.recommendations.list()).recommendations;
  for (const code of ['not-shown', 'leads-waiting']) {
    const { id } = (await list()).find(({ reason }) => reason.code === code)!;
    await owner.ask.recommendations.notNow({ id, askAgainInDays: 1 });
  }
  expect(await list()).toEqual([]);
  await house.passTime(23 * 60);
  await owner.signIn();
  expect(await waitingOf(owner), 'they have waited for a day, which is other evidence').toEqual([]);
  await house.passTime(2 * 60);
  await owner.signIn();
  const codes = (await list()).map(({ reason }) => reason.code);
  expect(codes).toContain('leads-waiting');
  expect(codes).not.toContain('not-shown');
});

test('figures go up and down: what was put off by evidence of earlier is not told by it again', async () => {
  const owner = await syncing.member();
  await syncing.makeInAdsManager('Bakery');
  // Nowhere near the end of a month, which is evidence too.
  const dateIn = (days: number) => new Date(house.ctx.now() + days * 86_400_000).getUTCDate();
  let days = 10;
  while (dateIn(days) !== 15) days += 1;
  await house.passTime(days * 24 * 60);
  await owner.signIn();
  await syncing.synced(owner.ask);
  const { recommendations, liveCampaigns } = owner.ask;
  const told = async (mostPerMonthMinor: number) => {
    const limits = { adAccountId: nokAccount, mostPerDayMinor: null, mostPerMonthMinor, reason: 'Season' };
    await liveCampaigns.setGuardrails(limits);
    await house.runJobs();
    const all = (await recommendations.list()).recommendations;
    return all.find(({ reason }) => reason.code === 'month-limit-near');
  };
  const putOff = async (mostPerMonthMinor: number) => {
    const { id } = (await told(mostPerMonthMinor))!;
    await recommendations.notNow({ id, askAgainInDays: 1 });
    return id;
  };
  const first = await putOff(2_000);
  await house.passTime(25 * 60);
  await owner.signIn();
  expect(await told(2_000)).toBeUndefined();
  const second = await putOff(1_000);
  await recommendations.askAgain({ id: second });
  expect(await told(1_000), 'taken back at once').toMatchObject({ id: second });
  expect(await told(2_000), 'what was put off before stays so').toBeUndefined();
  await putOff(1_000);
  await house.passTime(25 * 60);
  await owner.signIn();
  for (const most of [1_000, 2_000]) expect(await told(most)).toBeUndefined();
  await expect(recommendations.askAgain({ id: first })).rejects.toMatchObject({
    code: 'RECOMMENDATION_NOT_FOUND',
  });
});

test('of another workspace nothing is seen, put off or taken back', async () => {
  const { owner } = await keptWaiting();
  const other = await syncing.member();
  await syncing.synced(other.ask);
  const [{ id } = { id: '' }] = await waitingOf(owner);
  expect(await waitingOf(other)).toEqual([]);
  const isUnknown = { code: 'RECOMMENDATION_NOT_FOUND' };
  await expect(other.ask.recommendations.notNow({ id, askAgainInDays: 7 })).rejects.toMatchObject(isUnknown);
  await owner.ask.recommendations.notNow({ id, askAgainInDays: 7 });
  await expect(other.ask.recommendations.askAgain({ id })).rejects.toMatchObject(isUnknown);
  expect(await waitingOf(owner)).toEqual([]);
});

test('a key may read what is to be done; to put it off it must be allowed to write', async () => {
  const { owner } = await keptWaiting();
  const [{ id } = { id: '' }] = await waitingOf(owner);
  const reader = openCaller(house, (await owner.makeKey({ name: 'Reader', access: 'read' })).key);
  const writer = openCaller(house, (await owner.makeKey({ name: 'Writer', access: 'write' })).key);
  const [path, body] = [`/recommendations/${id}/not-now`, { askAgainInDays: 30 }];
  expect(await reader('GET', '/recommendations')).toMatchObject({ status: 200, body: { currency: 'NOK' } });
  expect(await reader('POST', path, body)).toMatchObject({ status: 403 });
  expect(await writer('POST', path, { askAgainInDays: 2 })).toMatchObject({ status: 400 });
  expect(await writer('POST', path, body)).toMatchObject({ status: 200 });
  expect(await waitingOf(owner)).toEqual([]);
});

test('to somebody without an ad account nothing is recommended', async () => {
  const newcomer = await house.visitor().join();
  expect(await newcomer.ask.recommendations.list()).toEqual({
    currency: 'USD',
    asOf: null,
    count: 0,
    recommendations: [],
  });
});

test('of thousands a hundred are told, with how many there are', async () => {
  const owner = await syncing.member();
  await syncing.synced(owner.ask);
  const before = await owner.ask.recommendations.list();
  await house.ctx.db.execute(sql`
    insert into live_campaigns (workspace_id, facebook_campaign_id, ad_account_id, name, status, configured_status,
      currency, created_at, last_synced_at)
    select ${await syncing.workspaceOf(owner)}, 'many ' || place, ${nokAccount}, 'Shown to nobody', 'WITH_ISSUES', 'ACTIVE',
      'NOK', now() - interval '9 days', now()
    from generate_series(1, 2000) as place`);
  const { count, recommendations } = await owner.ask.recommendations.list();
  expect(count).toBe(before.count + 2000);
  expect(recommendations).toHaveLength(100);
});

test('whoever may not see leads is told of none, and of all the rest', async () => {
  const { owner } = await keptWaiting();
  const refused = await syncing.makeInAdsManager('Bakery');
  await house.practice.advance(600);
  await house.practice.edit(refused.adIds[0]!, { rejected: true });
  await syncing.synced(owner.ask);
  const told = await owner.ask.recommendations.list();
  const others = told.recommendations.filter(({ reason }) => reason.code !== 'leads-waiting');
  expect(others.map(({ reason }) => reason.code)).toContain('not-shown');
  expect(told.recommendations.length).toBeGreaterThan(others.length);
  const viewer = await joinTeam(house, owner, { role: 'viewer' });
  expect(await viewer.ask.recommendations.list()).toEqual({
    ...told,
    count: others.length,
    recommendations: others,
  });
  const advertiser = await joinTeam(house, owner, { role: 'advertiser' });
  expect(await advertiser.ask.recommendations.list()).toEqual(told);
});
