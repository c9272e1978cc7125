import { coded } from '#server/platform/coded-text.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { countsOf, dailyBudgetOf, figuresOf, minutesToWait, syncStateOf, totalsOf } from './rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);

test('a second manual sync has to wait until more than five minutes have passed', () => {
  expect(minutesToWait(undefined, now)).toBe(0);
  expect(minutesToWait(minutesAgo(0), now)).toBe(5);
  expect(minutesToWait(minutesAgo(3.5), now)).toBe(2);
  expect(minutesToWait(minutesAgo(5), now)).toBe(1);
  expect(minutesToWait(minutesAgo(5.1), now)).toBe(0);
});

test('the daily budget is the campaign’s own, or that of its ad sets which are switched on', () => {
  const adSet = (status: string, dailyBudgetMinor: number | null) => ({ status, dailyBudgetMinor });
  expect(dailyBudgetOf({ dailyBudgetMinor: 900 }, [adSet('ACTIVE', 100)])).toBe(900);
  expect(
    dailyBudgetOf({ dailyBudgetMinor: null }, [
      adSet('ACTIVE', 100),
      adSet('ACTIVE', 250),
      adSet('PAUSED', 999),
    ]),
  ).toBe(350);
  expect(dailyBudgetOf({ dailyBudgetMinor: null }, [adSet('PAUSED', 400)])).toBe(400);
  expect(dailyBudgetOf({ dailyBudgetMinor: null }, [adSet('ACTIVE', null)])).toBeNull();
});

test('a result is a lead, a visit or a purchase, by what the campaign is for', () => {
  const row = {
    campaignId: '1',
    adId: null,
    since: '2026-10-23',
    until: '2026-11-21',
    currency: 'NOK',
    spendMinor: 5339,
    impressions: 3613,
    clicks: 120,
    linkClicks: 88,
    reach: 2890,
    frequency: 1.25,
    ctrPercent: 3.32,
    counts: { leads: 9, linkClicks: 88, landingPageViews: 70, purchases: 2 },
    parts: {},
  };
  expect(countsOf(row, 'leads').results).toBe(9);
  expect(countsOf(row, 'landingPageViews').results).toBe(70);
  expect(countsOf(row, 'linkClicks').results).toBe(88);
  expect(countsOf(row, 'purchases').results).toBe(2);
});

test('what follows from the counts is told only where there is something to divide by', () => {
  expect(
    figuresOf({ spendMinor: 5339, impressions: 3613, reach: 2890, clicks: 120, results: 9 }),
  ).toMatchObject({
    cpcMinor: 44,
    costPerResultMinor: 593,
    ctrPercent: (120 / 3613) * 100,
    frequency: 3613 / 2890,
  });
  expect(figuresOf({ spendMinor: 0, impressions: 0, reach: 0, clicks: 0, results: 0 })).toMatchObject({
    cpcMinor: null,
    costPerResultMinor: null,
    ctrPercent: 0,
    frequency: 0,
  });
});

test('totals add up what the table shows, and count the campaigns that Meta still has', () => {
  const campaign = (status: string, spendMinor: number, goneAt: string | null = null): LiveCampaign => ({
    facebookCampaignId: status + spendMinor,
    campaignId: null,
    name: 'Spring bread',
    objective: 'leads',
    status,
    configuredStatus: status,
    delivery: {
      state: 'running',
      reason: { code: 'delivering' },
      metaWords: null,
      remedy: { code: 'none' },
      also: [],
    },
    currency: 'NOK',
    dailyBudgetMinor: 10_000,
    budgetPlace: 'ad-set',
    costGoalMinor: null,
    limitMinor: null,
    figures: figuresOf({ spendMinor, impressions: 1000, reach: 800, clicks: 20, results: 2 }),
    today: { spendMinor: 0, impressions: 0, clicks: 0, results: 0 },
    createdAt: '2026-11-01T08:00:00.000Z',
    lastSyncedAt: '2026-11-21T12:00:00.000Z',
    goneAt,
  });
  const campaigns = [
    campaign('ACTIVE', 5000),
    campaign('PAUSED', 2000),
    campaign('WITH_ISSUES', 0),
    campaign('ACTIVE', 1000, '2026-11-20T12:00:00.000Z'),
  ];
  expect(totalsOf(campaigns, 'NOK')).toEqual({
    totalCampaigns: 3,
    activeCampaigns: 1,
    pausedCampaigns: 1,
    currency: 'NOK',
    totalSpendMinor: 8000,
    totalImpressions: 4000,
    totalClicks: 80,
    totalConversions: 8,
    avgCtr: 0.02,
    avgCpcMinor: 100,
  });
  expect(totalsOf([], 'USD')).toMatchObject({ avgCtr: 0, avgCpcMinor: null, totalSpendMinor: 0 });
});

test('the state of the sync tells running from failed, and keeps the time of the last good one', () => {
  const good = { finishedAt: minutesAgo(40), problem: null };
  const lastSyncedAt = minutesAgo(40).toISOString();
  expect(syncStateOf(undefined, undefined, 'en')).toEqual({
    state: 'not-synced',
    lastSyncedAt: null,
    problem: null,
  });
  expect(syncStateOf(good, good, 'en')).toEqual({ state: 'synced', lastSyncedAt, problem: null });
  expect(syncStateOf({ finishedAt: null, problem: null }, good, 'en')).toEqual({
    state: 'syncing',
    lastSyncedAt,
    problem: null,
  });
  const failed = {
    finishedAt: minutesAgo(2),
    problem: coded('sync-silent'),
  };
  expect(syncStateOf(failed, good, 'en')).toEqual({
    state: 'failed',
    lastSyncedAt,
    problem: expect.objectContaining({ code: 'sync-silent' }),
  });
  expect(syncStateOf(good, undefined, 'en')).toEqual({
    state: 'not-synced',
    lastSyncedAt: null,
    problem: null,
  });
});
