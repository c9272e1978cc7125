import { minorDigits } from '#contract/currencies.ts';

/** A month, as Meta plans budgets with: thirty days. */
const daysPerMonth = 30;

/** What a daily budget comes to in a month. */
export function perMonth(dailyBudgetMinor: number): number {
  return dailyBudgetMinor * daysPerMonth;
}

/** Three budgets to begin with, in the currency's own scale: 100, 150 and 300 kroner, 10, 15 and 30 dollars. */
export function usualBudgets(leastMinor: number): number[] {
  const scale = 10 ** Math.floor(Math.log10(leastMinor));
  return [10, 15, 30].map((times) => times * scale);
}

/** One unit of the currency, or more where the ad account asks for more. */
export function leastBudget(currency: string, accountLeastMinor = 0): number {
  return Math.max(10 ** minorDigits(currency), accountLeastMinor);
}
