import type { ChangeMatter } from '#contract/live/change-matter.ts';
import { expect, test } from 'vitest';
import { isInTheWay, reverseOf } from './change-rules.ts';

const pause = { kind: 'status', from: 'ACTIVE', to: 'PAUSED' } as const;
const deletion = { kind: 'deletion', campaignId: crypto.randomUUID(), name: 'Winter check' } as const;
const budget: ChangeMatter = {
  kind: 'daily-budget',
  from: { dailyBudgetMinor: 15_000, currency: 'NOK' },
  to: { dailyBudgetMinor: 20_000, currency: 'NOK' },
};

test('one thing is changed by one change at a time; a pause never waits for a budget', () => {
  const of = (facebookCampaignId: string | null, matter: ChangeMatter) => ({ facebookCampaignId, matter });
  expect(isInTheWay(of('1', pause), of('1', pause))).toBe(true);
  expect(isInTheWay(of('1', budget), of('1', pause))).toBe(false);
  expect(isInTheWay(of('1', pause), of('2', pause))).toBe(false);
});

test('a deletion and anything else of the same campaign are in each other’s way', () => {
  const of = (facebookCampaignId: string | null, matter: ChangeMatter) => ({ facebookCampaignId, matter });
  expect(isInTheWay(of('1', deletion), of('1', budget))).toBe(true);
  expect(isInTheWay(of('1', budget), of('1', deletion))).toBe(true);
  expect(isInTheWay(of('2', deletion), of('1', budget))).toBe(false);
  expect(isInTheWay(of(null, deletion), of(null, deletion))).toBe(true);
  const other = { ...deletion, campaignId: crypto.randomUUID() };
  expect(isInTheWay(of(null, deletion), of(null, other))).toBe(false);
});

test('a change is taken back by its reverse; a status nobody can set has none', () => {
  expect(reverseOf(pause)).toEqual({ kind: 'status', from: 'PAUSED', to: 'ACTIVE' });
  expect(reverseOf(budget)).toMatchObject({ from: budget.to, to: budget.from });
  expect(reverseOf({ ...pause, from: 'ARCHIVED' })).toBeUndefined();
  expect(reverseOf(deletion)).toBeUndefined();
});
