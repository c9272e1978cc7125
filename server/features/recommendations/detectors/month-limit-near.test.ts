import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { monthLimitNear } from './month-limit-near.ts';

const running = known({ days: daysOf(Array.from({ length: 7 }, () => 100_00)) });
// Five days are left of November, today among them.
const detect = (spentMinor: number, mostMinor: number | null, campaign = running) =>
  monthLimitNear.detect(
    factsOf([campaign], { month: mostMinor === null ? null : { mostMinor, spentMinor } }),
  );

test('at the pace of the last week the month comes to more than was allowed', () => {
  expect(detect(2_600_00, 3_000_00)).toMatchObject([
    { reason: { expectedMinor: 3_100_00, mostMinor: 3_000_00 }, sureness: 'likely', stakeMinor: 100_00 },
  ]);
  expect(detect(3_100_00, 3_000_00)).toMatchObject([{ sureness: 'certain' }]);
});

test.each([
  ['it comes to just as much', detect(2_500_00, 3_000_00)],
  ['there is no limit', detect(9_000_00, null)],
  [
    'nothing runs',
    detect(
      2_900_00,
      3_000_00,
      known({ ...running, state: 'paused', delivery: { ...running.delivery, state: 'paused' } }),
    ),
  ],
])('nothing is said where %s', (_, found) => {
  expect(found).toEqual([]);
});
