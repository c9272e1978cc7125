import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { totalRows } from './totals.ts';

const row = (objective: Objective | null, results: number, changes: Partial<LiveCampaign> = {}) =>
  ({
    objective,
    currency: 'NOK',
    configuredStatus: 'ACTIVE',
    goneAt: null,
    dailyBudgetMinor: 1000,
    figures: { results, spendMinor: results * 10, impressions: 100, clicks: 1 },
    ...changes,
  }) as LiveCampaign;

test('leads and visits are never added up; of one goal, results are', () => {
  expect(totalRows([row('leads', 3), row('traffic', 40)])).toMatchObject({
    goal: undefined,
    spendMinor: 430,
  });
  expect(totalRows([row('leads', 3), row('leads', 4)])).toMatchObject({ goal: 'leads', results: 7 });
  // What cannot be built here brings visits; what did nothing decides nothing.
  expect(totalRows([row(null, 5), row('traffic', 40), row('sales', 0)])).toMatchObject({ goal: 'traffic' });
});

test('only budgets that can be spent count', () => {
  const paused = row('leads', 1, { configuredStatus: 'PAUSED' });
  const gone = row('leads', 1, { goneAt: '2026-11-20T00:00:00Z' });
  const without = row('leads', 1, { dailyBudgetMinor: null });
  expect(totalRows([row('leads', 1), paused, gone, without]).dailyBudgetMinor).toBe(1000);
});
