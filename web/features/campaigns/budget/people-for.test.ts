import { usualBudgets } from '#web/cost.ts';
import { expect, test } from 'vitest';
import { peopleFor } from './people-for.ts';

const daily = { people: 1234, spendMinor: 15_000, mostPerDayMinor: 30_000, currency: 'NOK' };
const audience = { atLeast: 900, atMost: 2000 };

test('a budget reaches as many as it did before, and never more than there are', () => {
  expect(peopleFor(15_000, 'NOK', { daily, audience })).toBe(1200);
  expect(peopleFor(7500, 'NOK', { daily, audience: null })).toBe(620);
  expect(peopleFor(90_000, 'NOK', { daily, audience })).toBe(2000);
});

test('nothing is guessed without ads of one’s own, or from another currency', () => {
  expect(peopleFor(15_000, 'NOK', { daily: null, audience })).toBeUndefined();
  expect(peopleFor(15_000, 'USD', { daily, audience })).toBeUndefined();
  expect(peopleFor(1, 'NOK', { daily, audience })).toBeUndefined();
});

test('nothing is claimed of an amount far above what a day ever cost', () => {
  const few = { ...daily, mostPerDayMinor: 7100 };
  expect(peopleFor(21_300, 'NOK', { daily: few, audience: null })).toBe(1800);
  expect(peopleFor(21_301, 'NOK', { daily: few, audience })).toBeUndefined();
});

test.each([
  ['kroner', 1100, [10_000, 15_000, 30_000]],
  ['dollars', 100, [1000, 1500, 3000]],
  ['yen', 110, [1000, 1500, 3000]],
  ['an account that asks for more', 5000, [10_000, 15_000, 30_000]],
])('usual budgets are of the size of the currency: %s', (_name, least, budgets) => {
  expect(usualBudgets(least)).toEqual(budgets);
});
