import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { goalOf } from '../figures/result-words.ts';

/** What rows come to together. */
export interface RowTotals {
  currency: string;
  spendMinor: number;
  impressions: number;
  clicks: number;
  /** A day, of those that are switched on. */
  dailyBudgetMinor: number;
  /** Undefined where they are of different goals: leads and visits are not added up. */
  goal: Objective | undefined;
  results: number;
}

export function totalRows(rows: readonly LiveCampaign[]): RowTotals {
  const totals: RowTotals = {
    currency: rows[0]?.currency ?? 'NOK',
    spendMinor: 0,
    impressions: 0,
    clicks: 0,
    dailyBudgetMinor: 0,
    goal: undefined,
    results: 0,
  };
  const goals = new Set<Objective>();
  for (const row of rows) {
    const { figures, dailyBudgetMinor, configuredStatus, goneAt } = row;
    totals.spendMinor += figures.spendMinor;
    totals.impressions += figures.impressions;
    totals.clicks += figures.clicks;
    totals.results += figures.results;
    if (goneAt === null && configuredStatus === 'ACTIVE') totals.dailyBudgetMinor += dailyBudgetMinor ?? 0;
    // What brought nothing and cost nothing decides nothing.
    if (figures.results + figures.spendMinor > 0) goals.add(goalOf(row));
  }
  return { ...totals, goal: goals.size === 1 ? [...goals][0] : undefined };
}
