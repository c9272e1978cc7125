import { minorDigits } from '#contract/currencies.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { StoredAdAccount } from '../connections/queries.ts';

/** Of what Meta takes at the least, which is about a dollar in every currency. */
const usualTimes = 500;
const daysPerMonth = 30;

type Account = Pick<StoredAdAccount, 'currency' | 'minDailyBudgetMinor'>;

/** Whether a daily budget is so high that it may be a slip of the keyboard. */
export function isUnusuallyHigh(
  dailyBudgetMinor: number,
  { currency, minDailyBudgetMinor }: Account,
): boolean {
  const leastMinor = Math.max(minDailyBudgetMinor, 10 ** minorDigits(currency));
  return dailyBudgetMinor > leastMinor * usualTimes;
}

/** Lets a high budget pass only where the same amount was confirmed. */
export function refuseUnconfirmed(
  dailyBudgetMinor: number,
  { adAccount, confirmedMinor }: { adAccount: Account; confirmedMinor: number | undefined },
): void {
  if (dailyBudgetMinor === confirmedMinor || !isUnusuallyHigh(dailyBudgetMinor, adAccount)) return;
  const perMonthMinor = dailyBudgetMinor * daysPerMonth;
  throw new Refusal('BUDGET_UNCONFIRMED', { dailyBudgetMinor, perMonthMinor, currency: adAccount.currency });
}
