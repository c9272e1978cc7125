import { type CodedText, tellText } from '#server/platform/coded-text.ts';
import type { Language } from '#contract/people/people.ts';
import type { BudgetPlace, SyncState } from '#contract/live/live-campaign.ts';
import type { DeliveredTotals, Figures, TodayFigures, Totals } from '#contract/live/live-figures.ts';
import type { InsightRow } from '#server/gateways/meta/sync/insights.ts';
import type { ListedAdSet, ListedCampaign } from '#server/gateways/meta/sync/listings.ts';
import type { ResultKind } from '#server/gateways/meta/sync/result-counts.ts';
import type { Counted } from './figures/period-days.ts';

const minute = 60_000;
const day = 86_400_000;

/** From this age on, figures are read again without being asked for. */
export const staleAfterMs = 30 * minute;
/** Whoever has looked within this time may still be looking: an open page is noted with every sync. */
export const lookLastsMs = 40 * minute;
export const lookNotedEveryMs = 5 * minute;
/** How long it is remembered how syncs ended. */
export const syncsKeptMs = 30 * day;
/** A sync that failed is not tried again by the clock before this. */
export const restAfterFailureMs = 15 * minute;
const manualPauseMs = 5 * minute;
/** The days that are kept one by one: today, thirty, the thirty before to compare with, and a week that tells whether anything ran then. */
export const keptDays = 1 + 30 + 30 + 7;
/** The full days of ads that are kept one by one: ads are compared from the first day on they ran side by side. */
export const keptAdDays = 182;
/** How long a campaign that Meta no longer has stays in the list. */
export const goneShownMs = 30 * day;

export const noFigures: Counted = { spendMinor: 0, impressions: 0, reach: 0, clicks: 0, results: 0 };

/** Whole minutes until the next manual sync is allowed; 0 when it is. */
export function minutesToWait(lastManualAt: Date | undefined, now: number): number {
  if (!lastManualAt) return 0;
  const waitMs = lastManualAt.getTime() + manualPauseMs - now;
  return waitMs < 0 ? 0 : wholeMinutes(waitMs);
}

/** How a wait is told: never less than a minute. */
export function wholeMinutes(ms: number): number {
  return Math.max(1, Math.ceil(ms / minute));
}

type Budgeted = Pick<ListedAdSet, 'status' | 'dailyBudgetMinor'>;
type LifetimeBudgeted = Pick<ListedAdSet, 'lifetimeBudgetMinor'>;

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

/** What a campaign may spend in all, where it or its ad sets have such a budget: paused ones as well, whose part may be spent already. */
export function lifetimeBudgetOf(campaign: LifetimeBudgeted, adSets: LifetimeBudgeted[]): number | null {
  const budgets = [campaign, ...adSets].flatMap(({ lifetimeBudgetMinor }) => lifetimeBudgetMinor ?? []);
  return budgets.length > 0 ? budgets.reduce((sum, budget) => sum + budget) : null;
}

/** Where that budget stands, and with it whether it can be changed here. */
export function budgetPlaceOf(
  campaign: Pick<ListedCampaign, 'dailyBudgetMinor' | 'lifetimeBudgetMinor'>,
  adSets: (Budgeted & Pick<ListedAdSet, 'lifetimeBudgetMinor'>)[],
): BudgetPlace {
  if (campaign.dailyBudgetMinor !== null) return 'campaign';
  if (campaign.lifetimeBudgetMinor !== null) return 'lifetime';
  const budgeted = adSets.filter(({ dailyBudgetMinor }) => dailyBudgetMinor !== null);
  if (budgeted.length > 1) return 'several-ad-sets';
  if (budgeted.length === 1) return 'ad-set';
  return adSets.some(({ lifetimeBudgetMinor }) => lifetimeBudgetMinor !== null) ? 'lifetime' : 'none';
}

/** What Meta counted, with the one count that is a result of its campaign. */
export function countsOf(row: InsightRow, kind: ResultKind): Counted {
  const { spendMinor, impressions, reach, clicks, counts } = row;
  return { spendMinor, impressions, reach, clicks, results: counts[kind] };
}

/** The figures people read, with what follows from the counts. */
export function figuresOf(counted: Omit<Counted, 'reach'> & { reach: number | null }): Figures {
  const { spendMinor, impressions, reach, clicks, results } = counted;
  return {
    spendMinor,
    impressions,
    reach,
    clicks,
    results,
    frequency: reach === null ? null : reach > 0 ? impressions / reach : 0,
    ctrPercent: impressions > 0 ? (clicks / impressions) * 100 : 0,
    cpcMinor: clicks > 0 ? Math.round(spendMinor / clicks) : null,
    costPerResultMinor: results > 0 ? Math.round(spendMinor / results) : null,
  };
}

/** Added up. Reach cannot be: one person may have been reached on several days, and by several ads. */
export function sumOf(rows: TodayFigures[]): TodayFigures {
  const sum = (of: keyof TodayFigures) => rows.reduce((total, row) => total + row[of], 0);
  return {
    spendMinor: sum('spendMinor'),
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    results: sum('results'),
  };
}

/** What all of it comes to. */
export function deliveredOf(figures: TodayFigures[], currency: string): DeliveredTotals {
  const { spendMinor, impressions, clicks, results } = sumOf(figures);
  return {
    currency,
    totalSpendMinor: spendMinor,
    totalImpressions: impressions,
    totalClicks: clicks,
    totalConversions: results,
    avgCtr: impressions > 0 ? clicks / impressions : 0,
    avgCpcMinor: clicks > 0 ? Math.round(spendMinor / clicks) : null,
  };
}

interface Counting {
  status: string;
  goneAt: unknown;
  figures: TodayFigures;
}

/** Money and clicks count for every campaign that is shown; what Meta no longer has is no longer counted as a campaign. */
export function totalsOf(campaigns: Counting[], currency: string): Totals {
  const held = campaigns.filter(({ goneAt }) => goneAt === null);
  return {
    totalCampaigns: held.length,
    activeCampaigns: held.filter(({ status }) => status === 'ACTIVE').length,
    pausedCampaigns: held.filter(({ status }) => status === 'PAUSED').length,
    ...deliveredOf(
      campaigns.map(({ figures }) => figures),
      currency,
    ),
  };
}

interface Sync {
  finishedAt: Date | null;
  problem: CodedText | null;
}

/** How fresh things are, from the newest sync and the newest one that went well for what is shown. */
export function syncStateOf(
  newest: Sync | undefined,
  newestGood: Sync | undefined,
  language: Language,
): Pick<SyncState, 'state' | 'lastSyncedAt' | 'problem'> {
  const lastSyncedAt = newestGood?.finishedAt?.toISOString() ?? null;
  if (newest && !newest.finishedAt) return { state: 'syncing', lastSyncedAt, problem: null };
  if (newest?.problem) return { state: 'failed', lastSyncedAt, problem: tellText(newest.problem, language) };
  return { state: newestGood ? 'synced' : 'not-synced', lastSyncedAt, problem: null };
}

/** When a person may ask for a sync again; null when that is now. */
export function nextManualAt(lastManualAt: Date | undefined, now: number): string | null {
  if (minutesToWait(lastManualAt, now) === 0) return null;
  return new Date(lastManualAt!.getTime() + manualPauseMs).toISOString();
}
