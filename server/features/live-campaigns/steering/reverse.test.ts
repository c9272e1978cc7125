import type { OperationDetails } from '#contract/operations/operation-details.ts';
import { type KindName, kindOf } from '#server/features/operations/kind.ts';
import { expect, test } from 'vitest';
import { engineParts } from './kinds.ts';

const pause = { kind: 'status', from: 'ACTIVE', to: 'PAUSED' } as const;
const deletion = { kind: 'deletion', campaignId: crypto.randomUUID(), name: 'Winter check' } as const;
const budget: OperationDetails = {
  kind: 'daily-budget',
  from: { dailyBudgetMinor: 15_000, currency: 'NOK' },
  to: { dailyBudgetMinor: 20_000, currency: 'NOK' },
};
const reverseOf = (details: Extract<OperationDetails, { kind: KindName }>) =>
  kindOf(engineParts, { details }).reverse?.(details);

test('an operation is taken back by its reverse; a status nobody can set has none, and neither has a deletion', () => {
  expect(reverseOf(pause)).toEqual({ kind: 'status', from: 'PAUSED', to: 'ACTIVE' });
  expect(reverseOf(budget)).toMatchObject({ from: budget.to, to: budget.from });
  expect(reverseOf({ kind: 'name', from: 'Old', to: 'New' })).toEqual({
    kind: 'name',
    from: 'New',
    to: 'Old',
  });
  expect(reverseOf({ ...pause, from: 'ARCHIVED' })).toBeUndefined();
  expect(reverseOf(deletion)).toBeUndefined();
});
