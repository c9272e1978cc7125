import { expect, test } from 'vitest';
import { alignTicks, namedDays, roundTicks } from './plot-scale.ts';

test('the lines of a chart stand at round numbers, and the highest is not passed', () => {
  expect(roundTicks([3, 640, 1007])).toEqual([0, 500, 1000, 1500]);
  expect(roundTicks([195])).toEqual([0, 50, 100, 150, 200]);
  expect(roundTicks([7])).toEqual([0, 2, 4, 6, 8]);
});

test('there are no lines between whole numbers, nor between whole kroner', () => {
  expect(roundTicks([1])).toEqual([0, 1]);
  expect(roundTicks([250], 100)).toEqual([0, 100, 200, 300]);
  expect(roundTicks([61_000], 100)).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
});

test('where nothing is, the only line is at the bottom', () => {
  expect(roundTicks([0, 0])).toEqual([0]);
  expect(roundTicks([])).toEqual([0]);
});

test('days are named evenly apart, the last one always', () => {
  const days = Array.from({ length: 31 }, (_, place) => `d${place}`);
  expect(namedDays(days)).toEqual(['d0', 'd10', 'd20', 'd30']);
  expect(namedDays(days.slice(0, 8))).toEqual(['d1', 'd4', 'd7']);
  expect(namedDays(['d0'])).toEqual(['d0']);
});

test('two scales share their lines, each at round numbers of its own', () => {
  expect(alignTicks([0, 500, 1000, 1500], [0, 2, 4], [100, 1])).toEqual([
    [0, 500, 1000, 1500],
    [0, 2, 4, 6],
  ]);
  const spends = [0, 20, 40, 60, 80];
  expect(alignTicks(spends, [0, 1, 2], [1, 1])).toEqual([spends, [0, 1, 2]]);
  expect(alignTicks([0], [0], [100, 1])).toEqual([
    [0, 100],
    [0, 1],
  ]);
});
