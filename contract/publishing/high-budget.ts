import { minorDigits } from '../currencies.ts';

/** Of what Meta takes at the least, which is about a dollar in every currency. */
const usualTimes = 500;

/** Whether a daily budget is so high that it may be a slip of the keyboard. */
export function isUnusuallyHigh(
  dailyBudgetMinor: number,
  { currency, minDailyBudgetMinor }: { currency: string; minDailyBudgetMinor: number },
): boolean {
  const leastMinor = Math.max(minDailyBudgetMinor, 10 ** minorDigits(currency));
  return dailyBudgetMinor > leastMinor * usualTimes;
}

const timesThePresent = 2;

/** Whether a new daily budget is so far above the present one that a person is asked whether they mean it. */
export function isFarAbove(dailyBudgetMinor: number, presentMinor: number): boolean {
  return presentMinor > 0 && dailyBudgetMinor > presentMinor * timesThePresent;
}
