import { openCaller } from '#tests/api/caller.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { joinTeam } from '#tests/team.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('a morning’s look tells of each workspace what it cost, what it brought and what waits', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor: kari });
  const { adAccounts } = (await kari.ask.connections.get())!;
  const campaign = await prepareCampaign(kari, { title: 'Runs', dailyBudgetMinor: 20_000 });
  await kari.ask.connections.select({
    adAccountId: adAccounts.find(({ currency, status }) => currency === 'NOK' && status === 1)!.id,
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });
  await house.runJobs();
  await house.practice.advance(26 * 60);
  await house.practice.answerForm(quoteForm, 2);
  await kari.ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  await kari.ask.liveCampaigns.sync({ type: 'manual' });
  await house.runJobs();
  expect(facebookCampaignId).toEqual(expect.any(String));
  const empty = await kari.ask.workspaces.create({ name: 'Fjord Florist' });

  const [florist, home] = await kari.ask.clients.list();
  expect(florist).toEqual({
    id: empty.id,
    name: 'Fjord Florist',
    role: 'owner',
    link: 'none',
    money: null,
    brought: [],
    leads: 0,
    approvals: 0,
    problems: 0,
    lastSyncedAt: null,
  });
  const overview = await kari.ask.liveCampaigns.overview({ period: '7d' });
  expect(home).toMatchObject({
    link: 'works',
    leads: 2,
    money: {
      currency: 'NOK',
      todayMinor: overview.today.spendMinor,
      weekMinor: overview.week.spendMinor,
    },
    brought: overview.week.goals
      .filter(({ spendMinor }) => spendMinor > 0)
      .map(({ objective, results, spendMinor }) => ({
        objective,
        results,
        costPerResultMinor: results > 0 ? Math.round(spendMinor / results) : null,
      })),
    lastSyncedAt: expect.any(String),
  });
  expect(home!.money!.perDayMinor).toBeGreaterThanOrEqual(20_000);
  expect(home!.money!.weekMinor).toBeGreaterThan(0);
  expect(home!.money!.monthMinor).toBeGreaterThanOrEqual(home!.money!.todayMinor!);
});

test('results are told goal by goal, what cost most first; a goal that cannot be built here counts as visits', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { adAccounts } = (await kari.ask.connections.get())!;
  const adAccountId = adAccounts[0]!.id;
  await kari.ask.connections.select({ adAccountId });
  const id = await kari.workspaceId();
  const nothing = { spendMinor: 0, impressions: 0, reach: 0, clicks: 0, results: 0 };
  const ran = [
    ['leads', 9000, 3],
    ['traffic', 2000, 40],
    [null, 8000, 60],
    ['sales', 500, 0],
  ] as const;
  for (const [place, [objective, spendMinor, results]] of ran.entries()) {
    const week = { ...nothing, spendMinor, results };
    const figures = JSON.stringify({ today: nothing, '7d': week, 'this-month': week });
    await house.ctx.db
      .execute(sql`insert into live_campaigns (workspace_id, facebook_campaign_id, ad_account_id, name,
        objective, status, configured_status, currency, daily_budget_minor, figures, created_at, last_synced_at)
      values (${id}, ${`goal-${place}`}, ${adAccountId}, 'Pipes', ${objective}, 'ACTIVE', 'ACTIVE', 'NOK', 20000,
        ${figures}::jsonb, now(), now())`);
  }
  const [home] = await kari.ask.clients.list();
  expect(home!.brought).toEqual([
    { objective: 'traffic', results: 100, costPerResultMinor: 100 },
    { objective: 'leads', results: 3, costPerResultMinor: 3000 },
    { objective: 'sales', results: 0, costPerResultMinor: null },
  ]);
});

test('each role sees of a workspace what it sees inside, and nobody sees that of a stranger', async () => {
  const kari = await house.visitor().join();
  const author = await joinTeam(house, kari, { role: 'author' });
  const client = await joinTeam(house, kari, { role: 'client' });
  const id = await kari.workspaceId();
  const seenBy = async (visitor: typeof kari) =>
    (await visitor.ask.clients.list()).find((each) => each.id === id);
  expect(await seenBy(kari)).toMatchObject({ role: 'owner', leads: 0, problems: 0 });
  expect(await seenBy(author)).toMatchObject({ role: 'author', leads: null, problems: 0, link: 'none' });
  expect(await seenBy(client)).toMatchObject({ role: 'client', link: null, problems: null, approvals: null });
  expect(await seenBy(await house.visitor().join())).toBeUndefined();
});

test('a key is told of its own workspace alone, in its own role', async () => {
  const kari = await house.visitor().join();
  const id = await kari.workspaceId();
  await kari.ask.workspaces.create({ name: 'Fjord Florist' });
  const wish = { name: 'Reports', access: 'read', role: 'author', password: kari.password } as const;
  const call = openCaller(house, (await kari.ask.apiKeys.create(wish)).key);
  const told = async (path: string) => JSON.parse((await call('GET', path)).body['text'] as string);
  expect(await told('/clients')).toMatchObject([{ id, role: 'author', leads: null }]);
  expect(await told('/workspaces')).toEqual([{ id, name: 'Kari Nordmann', role: 'author' }]);
  for (const path of ['/people/me/deletion', '/people/me/invitations'])
    expect(await call('GET', path)).toMatchObject({ status: 403, body: { code: 'NOT_WITH_A_KEY' } });
});

test('a workspace that asks for more than a password tells nothing before', async () => {
  const kari = await house.visitor().join();
  const id = await kari.workspaceId();
  const hers = async () => (await kari.ask.clients.list()).find((each) => each.id === id);
  expect(await hers()).toMatchObject({ leads: 0, problems: 0, link: 'none' });
  await house.ctx.db.execute(sql`update workspaces set requires_second_factor = true where id = ${id}`);
  expect(await hers()).toMatchObject({ role: 'owner', leads: null, problems: null, link: null });
});

test('a broken link is told, and an amount of a day that was not read is none', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { adAccounts } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
  await kari.ask.liveCampaigns.sync({ type: 'manual' });
  await house.runJobs();
  await house.practice.advance(2 * 24 * 60);
  await kari.ask.connections.refresh();
  await house.ctx.db.execute(`update connections set broken = 'expired'`);
  const [home] = await kari.ask.clients.list();
  expect(home).toMatchObject({ link: 'broken' });
  expect(home!.money!.todayMinor).toBeNull();
});
