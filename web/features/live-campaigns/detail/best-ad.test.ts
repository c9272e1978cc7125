import type { Figures } from '#contract/live/live-figures.ts';
import { expect, test } from 'vitest';
import { findBestAd, weighShare } from './best-ad.ts';

const ad = (facebookAdId: string, spendMinor: number, results: number) => ({
  facebookAdId,
  figures: { spendMinor, results } as Figures,
});
function best(...ads: ReturnType<typeof ad>[]) {
  const found = findBestAd(ads);
  return typeof found === 'object' ? found.facebookAdId : found;
}

test.each([
  [22, 28, 24.6],
  [20, 28, 3.0],
  [8, 8, 28.4],
  [6, 6, 9.1],
  [12, 17, 1.2],
])('%i of %i at equal spend weigh %f', (results, together, weight) => {
  expect(weighShare({ results, together, expected: 0.5 })).toBeCloseTo(weight, 1);
});

test('thousands of results weigh as they do when they are counted one by one', () => {
  let exact = Math.log(1 / 3001);
  for (let at = 1; at <= 1400; at += 1) exact += Math.log(at) - Math.log(1600 + at);
  const weight = weighShare({ results: 1600, together: 3000, expected: 0.5 });
  expect(Math.log(weight)).toBeCloseTo(exact - 3000 * Math.log(0.5), 6);
});

test('the ad that gets the cheapest results is named once the figures carry it, by cost and not by count', () => {
  expect(best(ad('cheap', 100_000, 22), ad('dear', 100_000, 6))).toBe('cheap');
  expect(best(ad('cheap', 50_000, 22), ad('most', 300_000, 25))).toBe('cheap');
});

test('what chance may have made is too early: a handful of results, a small lead, one of many that looks best', () => {
  expect(best(ad('one', 100_000, 8), ad('other', 100_000, 1))).toBe('early');
  expect(best(ad('one', 100_000, 20), ad('other', 100_000, 8))).toBe('early');
  expect(best(ad('few', 10_000, 4), ad('other', 500_000, 20))).toBe('early');
  expect(best(ad('one', 100_000, 22), ad('other', 50_000, 3), ad('third', 50_000, 3))).toBe('early');
});

test('where one ad was shown there is nothing to choose', () => {
  expect(best(ad('only', 100_000, 40), ad('new', 0, 0))).toBeUndefined();
  expect(best()).toBeUndefined();
});
