import type { Figures } from '#contract/live/live-figures.ts';
import { expect, test } from 'vitest';
import { judgeCost } from './judge-cost.ts';

const judge = (costGoalMinor: number | null, results: number, costPerResultMinor: number | null) =>
  judgeCost({ costGoalMinor, figures: { results, costPerResultMinor } as Figures });

test('what costs no more than the goal is within it, whatever else is over', () => {
  expect(judge(9000, 5, 9000)).toBe('within');
  expect(judge(9000, 40, 9001)).toBe('over');
});

test('a handful of results is too early to judge, and without a goal nothing is said', () => {
  expect(judge(9000, 4, 20_000)).toBe('early');
  expect(judge(9000, 0, null)).toBe('early');
  expect(judge(null, 40, 9001)).toBeUndefined();
});
