import { isFarAbove, isUnusuallyHigh } from '#contract/publishing/high-budget.ts';
import type { StoredAdAccount } from '#server/features/connections/queries.ts';
import { Refusal } from '#server/platform/refusal.ts';

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
