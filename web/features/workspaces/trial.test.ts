import { expect, test } from 'vitest';
import { isTrialOver, trialDaysLeft } from './trial.ts';

const workspace = { trialEndsAt: '2026-12-05T10:00:00Z' };
const left = (now: string) => trialDaysLeft(workspace, new Date(now));

test('a trial counts its days down to the last one', () => {
  expect(left('2026-11-21T10:00:00Z')).toBe(14);
  expect(left('2026-11-21T09:59:58Z'), 'by a clock that is behind').toBe(14);
  expect(left('2026-12-04T09:00:00Z')).toBe(2);
  expect(left('2026-12-05T09:59:00Z')).toBe(1);
});

test('a trial is over when its last moment has passed, and stays over', () => {
  expect(left('2026-12-05T10:00:00Z')).toBe(0);
  expect(left('2027-01-01T00:00:00Z')).toBe(0);
  expect(isTrialOver(workspace, new Date('2026-12-05T09:59:00Z'))).toBe(false);
  expect(isTrialOver(workspace, new Date('2026-12-05T10:00:00Z'))).toBe(true);
});
