import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { heldBack } from './held-back.ts';

const week = (spendMinor: number, results: number) =>
  daysOf(
    Array.from({ length: 7 }, () => spendMinor),
    { results: Array.from({ length: 7 }, () => results) },
  );
const good = { dailyBudgetMinor: 150_00, costGoalMinor: 100_00, days: week(148_00, 3) };
const detect = (changes: Parameters<typeof known>[0]) => heldBack.detect(factsOf([known(changes)]));

test('21 leads at NOK 49 in a week of days on which all was spent, where one may cost NOK 100', () => {
  expect(detect(good)).toMatchObject([
    {
      reason: { results: 21, costMinor: 49_33, mostMinor: 100_00, dailyBudgetMinor: 150_00 },
      action: { code: 'raise-budget', dailyBudgetMinor: 180_00 },
      sureness: 'likely',
    },
  ]);
});

test.each([
  ['nobody has said what a lead may cost', { ...good, costGoalMinor: null }],
  ['a lead costs almost what it may', { ...good, costGoalMinor: 50_00 }],
  ['too few came to tell', { ...good, days: week(148_00, 1) }],
  ['one day was not spent whole', { ...good, days: week(148_00, 3).with(3, { ...week(90_00, 3)[3]! }) }],
  ['it had a higher budget in that week', { ...good, dailyBudgetMinor: 100_00 }],
  ['it has run for less than a week', { ...good, days: good.days.slice(1) }],
  ['each ad set has a budget of its own', { ...good, budgetPlace: 'several-ad-sets' as const }],
  ['it is paused', { ...good, state: 'paused' as const }],
])('nothing is said where %s', (_, changes) => {
  expect(detect(changes)).toEqual([]);
});
