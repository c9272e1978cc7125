import { isUnusuallyHigh } from '#contract/publishing/high-budget.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StoredAdAccount } from '../connections/queries.ts';

const daysPerMonth = 30;

type Account = Pick<StoredAdAccount, 'currency' | 'minDailyBudgetMinor'>;

/** Lets a high budget pass only where the same amount was confirmed. */
export function refuseUnconfirmed(
  dailyBudgetMinor: number,
  { adAccount, confirmedMinor }: { adAccount: Account; confirmedMinor: number | undefined },
): void {
  if (dailyBudgetMinor === confirmedMinor || !isUnusuallyHigh(dailyBudgetMinor, adAccount)) return;
  const perMonthMinor = dailyBudgetMinor * daysPerMonth;
  throw new Refusal('BUDGET_UNCONFIRMED', { dailyBudgetMinor, perMonthMinor, currency: adAccount.currency });
}
