import { expect, test } from 'vitest';
import { type SharedDay, weigh } from './evidence.ts';

const day = (results: number, othersResults: number, share = 0.5): SharedDay => ({
  spendMinor: share * 100_000,
  results,
  othersSpendMinor: (1 - share) * 100_000,
  othersResults,
});

test.each([
  [22, 28, 24.6],
  [20, 28, 3.0],
  [8, 8, 28.4],
  [6, 6, 9.1],
  [12, 17, 1.2],
])('%i of %i at equal spend weigh %f, however they are spread over days', (results, together, factor) => {
  expect(weigh([day(results, together - results)], 20).factor).toBeCloseTo(factor, 1);
  const single = Array.from({ length: together }, (_, at) => (at < results ? day(1, 0) : day(0, 1)));
  expect(weigh(single, 20).factor).toBeCloseTo(factor, 1);
});

test('money that Meta moved to the dearer ad before a weak week is no evidence', () => {
  // Both bring one result for each 10,000, in a strong week and in a weak one.
  const fair = [
    ...Array.from({ length: 7 }, () => day(9, 1, 0.9)),
    ...Array.from({ length: 7 }, () => day(1, 4, 0.2)),
  ];
  expect(weigh(fair, 20).factor).toBeLessThan(1);
});

test('what only one of them was shown on says nothing', () => {
  const alone = { spendMinor: 100_000, results: 40, othersSpendMinor: 0, othersResults: 0 };
  expect(weigh([day(5, 5), alone], 20)).toEqual(weigh([day(5, 5)], 20));
  expect(weigh([alone], 20).factor).toBe(1);
});

test('the bounds hold the likeliest ratio, tell twice as good from alike, and narrow as results come', () => {
  const twice = weigh(
    Array.from({ length: 14 }, () => day(8, 4)),
    20,
  );
  expect(twice.ratio.likely).toBeCloseTo(2, 1);
  expect(twice.ratio.low).toBeGreaterThan(1);
  expect(twice.ratio.high).toBeLessThan(4);
  const few = weigh([day(8, 4)], 20);
  expect(few.ratio.low).toBeLessThan(twice.ratio.low);
  expect(few.ratio.high).toBeGreaterThan(twice.ratio.high);
});

test('visits that come in heaps weigh less than as many that come as by chance', () => {
  const even = Array.from({ length: 10 }, () => day(110, 90));
  const heaps = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? day(160, 40) : day(60, 140)));
  expect(weigh(even, 20)).toMatchObject({ scatter: 1 });
  expect(weigh(even, 20).factor).toBeGreaterThan(20);
  expect(weigh(heaps, 20).scatter).toBeGreaterThan(10);
  expect(weigh(heaps, 20).factor).toBeLessThan(3);
});
