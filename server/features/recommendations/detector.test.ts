import { daysOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { pictureOfAll } from './detector.ts';

const today = '2026-11-26';
const valuesOf = (...campaigns: ReturnType<typeof known>[]) =>
  pictureOfAll(campaigns, 'spend', { today })?.days.map(({ value }) => value);

test('days on which nothing was delivered are in the picture, from the first on which something was up to yesterday', () => {
  const [first, , , ...last] = daysOf([100, 200, 300, 400, 500]);
  expect(valuesOf(known({ days: [first!, ...last] }))).toEqual([100, 0, 0, 400, 500]);
  const stopped = daysOf([100, 200, 300, 400]).slice(0, 2);
  expect(valuesOf(known({ days: stopped }))).toEqual([100, 200, 0, 0]);
});

test('several campaigns are added up day by day, and of more than two weeks the last two are shown', () => {
  const long = known({ days: daysOf(Array.from({ length: 20 }, () => 10)) });
  const values = valuesOf(long, known({ days: daysOf([5, 5]) }));
  expect(values).toHaveLength(14);
  expect(values?.slice(-3)).toEqual([10, 15, 15]);
});

test('two days are no picture, and nor is nothing', () => {
  expect(valuesOf(known({ days: daysOf([100, 200]) }))).toBeUndefined();
  expect(valuesOf(known())).toBeUndefined();
});
