import { expect, test } from 'vitest';
import { boundCost } from './cost-bounds.ts';

const bounds = (results: number, spendMinor = 100_000, scatter = 1) =>
  boundCost({ spendMinor, results, scatter });

test('what a result costs lies between the bounds, which narrow as results come', () => {
  let width = Infinity;
  for (const results of [1, 3, 10, 30, 100, 1_000, 20_000]) {
    const { low, high } = bounds(results, results * 10_000);
    expect(low).toBeLessThan(10_000);
    expect(high).toBeGreaterThan(10_000);
    expect(high! / low).toBeLessThan(width);
    width = high! / low;
  }
  expect(width).toBeLessThan(1.07);
});

test('the bounds are those at which the mixture over all sizes weighs twenty', () => {
  const { low, high } = bounds(10, 100_000);
  for (const cost of [low, high!]) {
    // The mixture by hand, on a fine grid.
    const steps = 20_000;
    let sum = 0;
    for (let at = 0; at < steps; at += 1) {
      const expected = 100_000 / (10 * 1e5 ** ((at + 0.5) / steps));
      sum += Math.exp(10 * Math.log(expected) - expected);
    }
    const here = 100_000 / cost;
    expect(sum / steps / Math.exp(10 * Math.log(here) - here)).toBeCloseTo(20, 1);
  }
});

test('without a result there is no upper bound, and the lower one grows with the spend', () => {
  expect(bounds(0).high).toBeNull();
  expect(bounds(0).low).toBeGreaterThan(20_000);
  expect(bounds(0, 200_000).low).toBeCloseTo(2 * bounds(0).low);
});

test('results that come in heaps say less', () => {
  const [even, heaps] = [bounds(50), bounds(50, 100_000, 4)];
  expect(heaps.low).toBeLessThan(even.low);
  expect(heaps.high!).toBeGreaterThan(even.high!);
});
