import { brakeNames, brakeRange, type Brakes, type ChosenBrakes } from '#contract/live/brakes.ts';
import {
  type SpendingChange,
  type Spending,
  withChange,
  worstDay,
  worstRestOfMonth,
} from '#contract/live/spending.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { isFarAbove, isUnusuallyHigh } from '#contract/publishing/high-budget.ts';
import type { AppContext, SpendingBook } from '#server/app-context.ts';
import type { StoredAdAccount } from '#server/features/connections/queries.ts';
import { findGuardrails } from '#server/features/guardrails/queries.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Subject } from './kind.ts';
import { listSpendingOperations } from './queries.ts';

const daysPerMonth = 30;

interface Meant {
  adAccount: Pick<StoredAdAccount, 'currency' | 'minDailyBudgetMinor'>;
  /** What is spent a day now; undefined for what does not run yet. */
  presentMinor?: number;
  confirmedMinor: number | undefined;
}

/** Lets a budget that may be a slip of the keyboard pass only where the same amount was confirmed. */
export function mustBeMeant(
  dailyBudgetMinor: number,
  { adAccount, presentMinor, confirmedMinor }: Meant,
): void {
  if (dailyBudgetMinor === confirmedMinor) return;
  const isOdd =
    presentMinor === undefined
      ? isUnusuallyHigh(dailyBudgetMinor, adAccount)
      : isFarAbove(dailyBudgetMinor, presentMinor);
  if (!isOdd) return;
  const perMonthMinor = dailyBudgetMinor * daysPerMonth;
  throw new Refusal('BUDGET_UNCONFIRMED', { dailyBudgetMinor, perMonthMinor, currency: adAccount.currency });
}

/** Refuses a brake that would stop a campaign at once, or never does: both are slips. What stands anyway may stand. */
export function brakesMustBeMeant(
  to: ChosenBrakes,
  from: Brakes,
  { adAccount, dailyBudgetMinor }: Pick<Meant, 'adAccount'> & { dailyBudgetMinor: number | null },
): void {
  const range = brakeRange(adAccount.minDailyBudgetMinor, dailyBudgetMinor);
  const isBeyond = (minor: number) => minor < range.leastMinor || minor > range.mostMinor;
  if (brakeNames.some((name) => to[name] != null && to[name] !== from[name] && isBeyond(to[name])))
    throw new Refusal('BRAKE_OUT_OF_RANGE', { ...range, currency: adAccount.currency });
}

type Adding = Pick<Subject, 'subject' | 'facebookCampaignId'> & { spends: SpendingChange };

/**
 * Refuses what could make an ad account cost more than somebody has allowed, at worst and with all that is under way.
 * What adds nothing passes, also where the limit is exceeded already. To be asked while operations are held.
 */
export async function mustStayWithin(
  ctx: Pick<AppContext, 'db' | 'now' | 'readSpending'>,
  workspaceId: WorkspaceId,
  { adAccountId, ...adding }: Adding & Pick<Subject, 'adAccountId'>,
): Promise<void> {
  const findOver = await openLimits(ctx, workspaceId, adAccountId);
  const over = findOver?.(adding);
  if (over) throw new Refusal('OVER_GUARDRAIL', over);
}

/** Tells what of the limits of an ad account something would exceed, as things stand now; undefined where there are none. */
export async function openLimits(
  { db, now, readSpending }: Pick<AppContext, 'db' | 'now' | 'readSpending'>,
  workspaceId: WorkspaceId,
  adAccountId: string | null,
): Promise<((adding: Adding) => RefusalData<'OVER_GUARDRAIL'> | undefined) | undefined> {
  if (adAccountId === null) return undefined;
  const { mostPerDayMinor, mostPerMonthMinor } = await findGuardrails(db, workspaceId, adAccountId);
  if (mostPerDayMinor === null && mostPerMonthMinor === null) return undefined;
  const book = await readSpending(db, workspaceId, { adAccountId, now: now() });
  const underWay = await listUnderWay(db, workspaceId, { adAccountId, book, now: now() });
  const before = atWorst(book, underWay);
  const { currency } = book;
  const isOver = (mostMinor: number | null, was: number, willBe: number): mostMinor is number =>
    mostMinor !== null && willBe > mostMinor && willBe > was;
  return (adding) => {
    const { dayMinor, monthMinor } = atWorst(book, [...underWay, adding]);
    if (isOver(mostPerDayMinor, before.dayMinor, dayMinor))
      return { per: 'day', atWorstMinor: dayMinor, mostMinor: mostPerDayMinor, currency };
    if (isOver(mostPerMonthMinor, before.monthMinor, monthMinor))
      return { per: 'month', atWorstMinor: monthMinor, mostMinor: mostPerMonthMinor, currency };
    return undefined;
  };
}

/** The highest daily budget that still fits, below one that does not. */
export function highestWithin(tooMuchMinor: number, fits: (dailyBudgetMinor: number) => boolean): number {
  let [least, most] = [0, tooMuchMinor];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** What all of an ad account could cost on a day, and in this month with what it has cost so far, at worst. */
export async function findAtWorst(
  { db, now, readSpending }: Pick<AppContext, 'db' | 'now' | 'readSpending'>,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<{ dayMinor: number; monthMinor: number }> {
  const book = await readSpending(db, workspaceId, { adAccountId, now: now() });
  return atWorst(book, await listUnderWay(db, workspaceId, { adAccountId, book, now: now() }));
}

/** No campaign stays unread for longer than that while its link works, unless it is gone. */
const unreadForMs = 24 * 60 * 60_000;

/** What no row of a campaign says yet: operations under way, and publications that no sync has read. */
async function listUnderWay(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, book, now }: { adAccountId: string; book: SpendingBook; now: number },
): Promise<Adding[]> {
  const publishedSince = new Date(now - unreadForMs);
  const rows = await listSpendingOperations(db, workspaceId, { adAccountId, publishedSince });
  return rows.flatMap(({ status, spends, ...of }) => {
    const isUnread = of.facebookCampaignId !== null && !book.campaigns.has(of.facebookCampaignId);
    return spends && (status === 'running' || isUnread) ? { ...of, spends } : [];
  });
}

function atWorst({ campaigns, today, spentThisMonthMinor }: SpendingBook, changes: Adding[]) {
  const all = new Map<string, Spending>(campaigns);
  for (const { subject, facebookCampaignId, spends } of changes) {
    const id = facebookCampaignId ?? subject;
    all.set(id, withChange(all.get(id), spends));
  }
  const sum = (of: (spending: Spending) => number) =>
    [...all.values()].reduce((total, each) => total + of(each), 0);
  return {
    dayMinor: sum((each) => worstDay(each, today)),
    monthMinor: spentThisMonthMinor + sum((each) => worstRestOfMonth(each, today)),
  };
}
