import { minorDigits, moneyText } from '#contract/currencies.ts';
import { isFarAbove } from '#contract/publishing/high-budget.ts';
import { formatWholeMoney } from '#web/money.ts';
import { isTooMuchMoney, readMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What was typed as a daily budget: the amount, or why it cannot be one. */
export type TypedBudget = { minor: number; problem?: undefined } | { problem: string };

/** Reads a typed daily budget, which is at least one of the currency and at least what the ad account asks for. */
export function readBudget(
  typed: string,
  { currency, accountLeastMinor }: { currency: string; accountLeastMinor: number },
): TypedBudget {
  const minor = readMoney(typed, currency);
  const least = 10 ** minorDigits(currency);
  if (minor === undefined && !isBelowZero(typed)) return { problem: unclearWords(typed, currency) };
  if (minor == null || minor < least) {
    const amount = moneyText(least, { currency, locale: pageLanguage(), whole: true });
    return { problem: m.changes_budget_too_low({ amount }) };
  }
  if (minor < accountLeastMinor) {
    return { problem: m.changes_budget_least({ amount: formatWholeMoney(accountLeastMinor, currency) }) };
  }
  return { minor };
}

/** Why what was typed is no amount that can be set, where nothing at all is one. */
export function unclearWords(typed: string, currency: string): string {
  if (readMoney(typed, currency) === 0 || isBelowZero(typed)) return m.changes_amount_too_low();
  return isTooMuchMoney(typed, currency) ? m.changes_budget_too_much() : m.changes_budget_unclear();
}

function isBelowZero(typed: string): boolean {
  return /^\s*[-−–]\s*\d/.test(typed);
}

/** By how many percent a budget grows, where that is so much that the person is asked first. */
export function steepIncrease(fromMinor: number, toMinor: number): number | undefined {
  if (!isFarAbove(toMinor, fromMinor)) return undefined;
  return Math.round((toMinor / fromMinor - 1) * 100);
}

/** A budget so many percent higher or lower, in whole units of the currency, and never below what may be set. */
export function stepBudget(
  presentMinor: number,
  percent: number,
  { currency, accountLeastMinor }: { currency: string; accountLeastMinor: number },
): number {
  const unit = 10 ** minorDigits(currency);
  const wished = Math.round((presentMinor * (1 + percent / 100)) / unit) * unit;
  return Math.max(wished, accountLeastMinor, unit);
}
