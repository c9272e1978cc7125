import { daysOf, factsOf, known, knownAd } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { learning } from './learning.ts';

const begun = (day: string) => [knownAd({ activeSince: new Date(`${day}T12:00:00Z`) })];
const young = { ads: begun('2026-11-23'), days: daysOf([150_00, 150_00, 150_00]) };
const detect = (changes: Parameters<typeof known>[0]) => learning.detect(factsOf([known(changes)]));

test('for a week after an ad began, figures that look bad are left alone', () => {
  expect(detect(young)).toMatchObject([
    {
      class: 'good-to-know',
      reason: { since: '2026-11-23', until: '2026-11-30', spendMinor: 450_00, results: 0 },
    },
  ]);
  const dear = { ...young, costGoalMinor: 100_00, days: daysOf([150_00, 150_00], { results: [1, 1] }) };
  expect(detect(dear)).toMatchObject([{ reason: { results: 2 } }]);
});

test.each([
  ['it began a week ago', { ...young, ads: begun('2026-11-19') }],
  [
    'its leads cost less than they may',
    { ...young, costGoalMinor: 200_00, days: daysOf([150_00], { results: [1] }) },
  ],
  ['nothing makes its leads look dear', { ...young, days: daysOf([150_00], { results: [2] }) }],
  [
    'fifty came: Meta has learnt',
    { ...young, costGoalMinor: 1_00, days: daysOf([150_00], { results: [50] }) },
  ],
  ['nothing was spent yet', { ...young, days: [] }],
  ['it is not shown', { ...young, state: 'in-review' as const }],
])('nothing is said where %s', (_, changes) => {
  expect(detect(changes)).toEqual([]);
});
