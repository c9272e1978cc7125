import type { Objective } from '#contract/campaigns/campaign.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { liveCampaigns } from '../tables.ts';

const world = await openTestHouse();
afterAll(world.close);
const { ctx, passTime } = world;
const { member, synced, makeInAdsManager, workspaceOf } = openSyncing(world);
const days = (count: number) => count * 24 * 60;

async function giveGoal(visitor: Visitor, facebookCampaignId: string, objective: Objective | null) {
  const mine = eq(liveCampaigns.workspaceId, await workspaceOf(visitor));
  await ctx.db
    .update(liveCampaigns)
    .set({ objective })
    .where(and(mine, eq(liveCampaigns.facebookCampaignId, facebookCampaignId)));
}

const sum = (rows: { spendMinor: number; results: number }[]) => ({
  spendMinor: rows.reduce((all, { spendMinor }) => all + spendMinor, 0),
  results: rows.reduce((all, { results }) => all + results, 0),
});

test('what each goal brought is told by itself, and a comparison only of what ran all the while', async () => {
  const visitor = await member();
  const { ask } = visitor;
  const old = await makeInAdsManager('Old', { dailyBudgetMinor: 30_000 });
  await passTime(days(12));
  const young = await makeInAdsManager('Young', { dailyBudgetMinor: 20_000 });
  await passTime(days(9));
  await synced(ask);
  await giveGoal(visitor, young.campaignId, 'leads');

  const { campaigns, goals, totals } = await ask.liveCampaigns.overview({ period: '7d' });
  const of = (id: string) => campaigns.find(({ facebookCampaignId }) => facebookCampaignId === id)!.figures;
  const leads = goals.find(({ objective }) => objective === 'leads')!;
  const visits = goals.find(({ objective }) => objective === 'traffic')!;
  expect(leads).toMatchObject(sum([of(young.campaignId)]));
  expect(leads.before).toBeNull();
  expect(sum(goals).spendMinor).toBe(totals.totalSpendMinor);
  expect(goals.map(({ spendMinor }) => spendMinor)).toEqual(
    goals.map(({ spendMinor }) => spendMinor).toSorted((one, other) => other - one),
  );

  const ofVisits = await ask.liveCampaigns.daily({ period: '7d', objective: 'traffic' });
  expect(visits.before).toEqual(sum(ofVisits.before));
  expect(ofVisits.before).toHaveLength(7);
  const ofLeads = await ask.liveCampaigns.daily({ period: '7d', objective: 'leads' });
  expect(sum(ofLeads.days.slice(0, -1))).toEqual(sum([of(young.campaignId)]));
  expect(ofLeads.before).toEqual([]);

  // What cannot be built here brings visits, too.
  await giveGoal(visitor, old.campaignId, null);
  const { goals: same } = await ask.liveCampaigns.overview({ period: '7d' });
  expect(same).toEqual(goals);
});

test('the week is the same week, whatever period is shown, and comes with the news', async () => {
  const { ask } = await member();
  const { campaignId } = await makeInAdsManager('Every week');
  await passTime(days(16));
  const { stamp } = await synced(ask);
  const week = await ask.liveCampaigns.overview({ period: '7d' });
  expect(week.week).toEqual({ days: week.days, goals: week.goals, spendMinor: week.totals.totalSpendMinor });
  const month = await ask.liveCampaigns.overview({ period: '30d' });
  expect(month.week).toEqual(week.week);
  expect(month.goals).not.toEqual(week.goals);
  await world.practice.edit(campaignId, { name: 'Renamed' });
  await synced(ask);
  const news = await ask.liveCampaigns.listNews({ period: '30d', stamp });
  expect(news.totals?.week).toEqual(week.week);

  const detail = await ask.liveCampaigns.get({ facebookCampaignId: campaignId, period: '30d' });
  const [own] = detail.week.goals;
  const row = week.campaigns.find(({ facebookCampaignId }) => facebookCampaignId === campaignId)!;
  expect(detail.week).toMatchObject({ days: week.week.days, spendMinor: row.figures.spendMinor });
  expect(own).toMatchObject({ objective: 'traffic', results: row.figures.results });
});

test('where nothing was read there are no goals, and a week without spend', async () => {
  const { ask } = await world.visitor().join();
  expect(await ask.liveCampaigns.overview()).toMatchObject({ goals: [], week: { spendMinor: 0, goals: [] } });
});
