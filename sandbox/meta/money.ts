import { numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { GraphError } from './graph-error.ts';

/** Currencies whose smallest unit is the whole one, by Meta's own table (which is not ISO 4217). */
const whole = new Set(['CLP', 'COP', 'CRC', 'HUF', 'ISK', 'IDR', 'JPY', 'KRW', 'PYG', 'TWD', 'VND']);

/** How many minor units make one major unit. */
export function offsetOf(currency: string): 1 | 100 {
  return whole.has(currency) ? 1 : 100;
}

/** Refuses a budget below the account's minimum; a lifetime budget must hold that minimum for each of its days. */
export function checkMinimum(
  account: Thing,
  budget: { daily?: unknown; lifetime?: unknown; days?: number },
): void {
  const currency = textOf(account.fields['currency']);
  const minimum = numberOf(account.fields['min_daily_budget']) ?? 0;
  const daily = numberOf(budget.daily);
  const lifetime = numberOf(budget.lifetime);
  const days = Math.max(1, Math.ceil(budget.days ?? 1));
  if (daily !== undefined && daily < minimum)
    throw new GraphError('budgetTooLow', { minimum: written(minimum, currency) }, 'daily_budget');
  if (lifetime !== undefined && lifetime < minimum * days)
    throw new GraphError('budgetTooLow', { minimum: written(minimum * days, currency) }, 'lifetime_budget');
}

function written(minor: number, currency: string): string {
  const offset = offsetOf(currency);
  return `${currency} ${(minor / offset).toFixed(offset === 1 ? 0 : 2)}`;
}
