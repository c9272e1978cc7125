import type { Objective } from '#contract/campaigns.ts';
import type { Figures, LiveCampaign, SyncState, Totals } from '#contract/live-campaigns.ts';
import type { InsightRow } from '#server/gateways/meta/insights.ts';
import type { ListedAdSet, ListedCampaign } from '#server/gateways/meta/listings.ts';
import { resultFor } from '#server/gateways/meta/result-counts.ts';

const minute = 60_000;
const day = 86_400_000;

/** From this age on, figures are read again without being asked for. */
export const staleAfterMs = 30 * minute;
/** A sync that failed is not tried again by the clock before this; with the clock’s own five minutes that is a quarter of an hour. */
export const restAfterFailureMs = 10 * minute;
const manualPauseMs = 5 * minute;
const windowDays = 30;
/** How long a campaign that Meta no longer has stays in the list. */
export const goneShownMs = windowDays * day;

/** The figures as they are stored: what can be counted, none of what follows from it. */
export type Counted = Pick<Figures, 'spendMinor' | 'impressions' | 'reach' | 'clicks' | 'results'>;

export const noFigures: Counted = { spendMinor: 0, impressions: 0, reach: 0, clicks: 0, results: 0 };

/** Whole minutes until the next manual sync is allowed; 0 when it is. */
export function minutesToWait(lastManualAt: Date | undefined, now: number): number {
  if (!lastManualAt) return 0;
  const waitMs = lastManualAt.getTime() + manualPauseMs - now;
  return waitMs < 0 ? 0 : Math.max(1, Math.ceil(waitMs / minute));
}

/** The last 30 days of the ad account's own calendar, today included. */
export function lastDays(now: number, timeZone: string): { since: string; until: string } {
  // Swedish writes dates the way Meta reads them: 2026-11-21.
  const until = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const since = new Date(Date.parse(until) - (windowDays - 1) * day).toISOString().slice(0, 10);
  return { since, until };
}

type Budgeted = Pick<ListedAdSet, 'status' | 'dailyBudgetMinor'>;

/** What a campaign may spend a day: its own budget, or else that of its ad sets which are switched on (all, when none is). */
export function dailyBudgetOf(
  campaign: Pick<ListedCampaign, 'dailyBudgetMinor'>,
  adSets: Budgeted[],
): number | null {
  if (campaign.dailyBudgetMinor !== null) return campaign.dailyBudgetMinor;
  const running = adSets.filter(({ status }) => status === 'ACTIVE');
  const budgets = (running.length > 0 ? running : adSets).flatMap(
    ({ dailyBudgetMinor }) => dailyBudgetMinor ?? [],
  );
  return budgets.length > 0 ? budgets.reduce((sum, budget) => sum + budget) : null;
}

/** What Meta counted, with the one count that is a result for this kind of campaign; for a kind we do not build, visits. */
export function countsOf(row: InsightRow, objective: Objective | null): Counted {
  const { spendMinor, impressions, reach, clicks, counts } = row;
  return { spendMinor, impressions, reach, clicks, results: resultFor(objective ?? 'traffic', counts).count };
}

/** The figures people read, with what follows from the counts. */
export function figuresOf({ spendMinor, impressions, reach, clicks, results }: Counted): Figures {
  return {
    spendMinor,
    impressions,
    reach,
    clicks,
    results,
    frequency: reach > 0 ? impressions / reach : 0,
    ctrPercent: impressions > 0 ? (clicks / impressions) * 100 : 0,
    cpcMinor: clicks > 0 ? Math.round(spendMinor / clicks) : null,
    costPerResultMinor: results > 0 ? Math.round(spendMinor / results) : null,
  };
}

/** Money and clicks count for every campaign that is shown; what Meta no longer has is no longer counted as a campaign. */
export function totalsOf(campaigns: LiveCampaign[], currency: string): Totals {
  const held = campaigns.filter(({ goneAt }) => goneAt === null);
  const sum = (of: (figures: Figures) => number) =>
    campaigns.reduce((total, { figures }) => total + of(figures), 0);
  const totalSpendMinor = sum((figures) => figures.spendMinor);
  const totalImpressions = sum((figures) => figures.impressions);
  const totalClicks = sum((figures) => figures.clicks);
  return {
    totalCampaigns: held.length,
    activeCampaigns: held.filter(({ status }) => status === 'ACTIVE').length,
    pausedCampaigns: held.filter(({ status }) => status === 'PAUSED').length,
    currency,
    totalSpendMinor,
    totalImpressions,
    totalClicks,
    totalConversions: sum((figures) => figures.results),
    avgCtr: totalImpressions > 0 ? totalClicks / totalImpressions : 0,
    avgCpcMinor: totalClicks > 0 ? Math.round(totalSpendMinor / totalClicks) : null,
  };
}

interface Sync {
  finishedAt: Date | null;
  problem: string | null;
}

/** How fresh things are, from the newest sync and the newest one that went well for what is shown. */
export function syncStateOf(newest: Sync | undefined, newestGood: Sync | undefined): SyncState {
  const lastSyncedAt = newestGood?.finishedAt?.toISOString() ?? null;
  if (newest && !newest.finishedAt) return { state: 'syncing', lastSyncedAt, problem: null };
  if (newest?.problem) return { state: 'failed', lastSyncedAt, problem: newest.problem };
  return { state: newestGood ? 'synced' : 'not-synced', lastSyncedAt, problem: null };
}
