import { expect, test } from 'vitest';
import { costChange } from './cost-change.ts';

const leads = { objective: 'leads' as const, spendMinor: 80_000, results: 10 };

test('what a result costs is compared with the same days before', () => {
  expect(costChange({ ...leads, before: { spendMinor: 100_000, results: 10 } })).toBeCloseTo(-0.2);
  expect(costChange({ ...leads, before: { spendMinor: 80_100, results: 10 } })).toBe(0);
});

test('it is too early to say where the days before were not all measured, or results are a handful', () => {
  expect(costChange({ ...leads, before: null })).toBeNull();
  expect(costChange({ ...leads, before: { spendMinor: 9000, results: 4 } })).toBeNull();
  expect(costChange({ ...leads, results: 4, before: { spendMinor: 90_000, results: 20 } })).toBeNull();
});
