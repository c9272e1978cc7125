import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { audienceSmall } from './audience-small.ts';

const days = daysOf(Array.from({ length: 7 }, () => 100_00));
const week = (impressions: number, reach: number, results = 2) => ({
  impressions,
  reach,
  spendMinor: 700_00,
  clicks: 30,
  results,
});
const detect = (changes: Parameters<typeof known>[0]) =>
  audienceSmall.detect(factsOf([known({ days, ...changes })]));

test('800 people saw it 6.2 times each in a week', () => {
  expect(detect({ week: week(4_960, 800) })).toMatchObject([
    {
      reason: { reach: 800, times: 6.2, spendMinor: 700_00 },
      sureness: 'worth-a-look',
      action: { code: 'edit-places' },
    },
  ]);
});

test.each([
  ['each saw it four times', { week: week(4_000, 1_000) }],
  ['it was shown too little to tell', { week: week(900, 100) }],
  ['its leads cost less than they may', { week: week(4_960, 800, 10), costGoalMinor: 100_00 }],
  ['it has run for less than a week', { week: week(4_960, 800), days: days.slice(2) }],
  ['Meta did not say how many people', { week: null }],
  ['it is paused', { week: week(4_960, 800), state: 'paused' as const }],
])('nothing is said where %s', (_, changes) => {
  expect(detect(changes)).toEqual([]);
});
