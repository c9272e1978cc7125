import type { Objective } from '#contract/campaigns/campaign.ts';
import { expect, test } from 'vitest';
import { readWeek } from './week.ts';

const figures = {
  impressions: 0,
  reach: null,
  clicks: 0,
  frequency: null,
  ctrPercent: 0,
  cpcMinor: null,
  costPerResultMinor: null,
};
const campaign = (objective: Objective | null, spendMinor: number, results: number) => ({
  objective,
  figures: { ...figures, spendMinor, results },
});
function delivered(totalSpendMinor: number, totalConversions: number) {
  const counts = { totalImpressions: 0, totalClicks: 0, avgCtr: 0, avgCpcMinor: null };
  return { currency: 'NOK', totalSpendMinor, totalConversions, ...counts };
}
const totals = (spend: number, results: number) => ({
  ...delivered(spend, results),
  totalCampaigns: 2,
  activeCampaigns: 2,
  pausedCampaigns: 0,
});

test('of one kind, a result is said to cost less or more than in the week before', () => {
  const campaigns = [campaign('leads', 4000, 3), campaign('leads', 5000, 7)];
  const week = readWeek({ totals: totals(9000, 10), totalsBefore: delivered(10_000, 10), campaigns });
  expect(week.goals).toEqual([{ objective: 'leads', results: 10, spendMinor: 9000 }]);
  expect(week.each).toEqual({ costMinor: 900, change: -0.1 });
});

test('unlike things are told side by side, never added up, and not compared', () => {
  const campaigns = [campaign('leads', 4000, 4), campaign('sales', 9000, 2), campaign('traffic', 500, 0)];
  const week = readWeek({ totals: totals(13_500, 6), totalsBefore: delivered(9000, 9), campaigns });
  expect(week.goals).toEqual([
    { objective: 'sales', results: 2, spendMinor: 9000 },
    { objective: 'leads', results: 4, spendMinor: 4000 },
  ]);
  expect(week.each).toBeUndefined();
});

test('without a measured week before it is too early to compare; where that brought nothing, nothing is said', () => {
  const campaigns = [campaign('leads', 4000, 4)];
  const early = readWeek({ totals: totals(4000, 4), totalsBefore: null, campaigns });
  expect(early.each).toEqual({ costMinor: 1000, change: undefined, isEarly: true });
  const first = readWeek({ totals: totals(4000, 4), totalsBefore: delivered(900, 0), campaigns });
  expect(first.each).toEqual({ costMinor: 1000, change: undefined, isEarly: false });
});

test('what brought nothing costs nothing apiece', () => {
  const week = readWeek({
    totals: totals(4000, 0),
    totalsBefore: null,
    campaigns: [campaign('leads', 4000, 0)],
  });
  expect(week).toMatchObject({ spendMinor: 4000, goals: [], each: undefined });
});
