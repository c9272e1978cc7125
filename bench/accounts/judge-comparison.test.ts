import { judgeComparison } from './judge-comparison.ts';
import { expect, test } from 'vitest';

// As many as tell; `npm run bench -- counted` looks at 2,000: docs/decisions/0080-which-ad-is-better.md
const judged = [...judgeComparison({ seed: 'daily', count: 150, dayCount: 35 })];

test('ads that are alike are told apart at most one time in twenty, though somebody looks every day', () => {
  const alike = judged.filter(({ ratio }) => ratio === 1);
  const wrong = (which: 'ours' | 'plain') => alike.filter((each) => each[which]).length / alike.length;
  expect(alike.length).toBeGreaterThan(40);
  expect(wrong('ours')).toBeLessThanOrEqual(0.05);
  // What a plain test does that is looked at as often.
  expect(wrong('plain')).toBeGreaterThan(0.2);
});

test('of two ads the one that is twice as good is found, and never the other', () => {
  const pairs = judged.filter(
    ({ ratio, adCount, resultsPerDay }) => ratio === 2 && adCount === 2 && resultsPerDay > 4,
  );
  expect(pairs.length).toBeGreaterThan(3);
  expect(pairs.map(({ ours }) => ours?.truth)).toEqual(pairs.map(() => 'right'));
});
