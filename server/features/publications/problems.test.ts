import { GatewayError } from '#server/gateways/gateway-error.ts';
import { expect, test } from 'vitest';
import { gaveUpProblem, problemOf } from './problems.ts';

const no = new GatewayError({
  service: 'Meta',
  trouble: 'rejected',
  reason: 'No.',
  fields: ['daily_budget'],
});

test('before a launch nothing was spent, and the person reads so', () => {
  expect(problemOf(no)).toMatchObject({
    field: 'dailyBudgetMinor',
    nextStep: expect.stringContaining('Nothing was spent.'),
  });
});

test('once a launch was tried nobody claims that nothing was spent', () => {
  const told = [
    problemOf(no, { mayHaveRun: true }),
    gaveUpProblem({ isRemoved: true, mayHaveRun: true }),
    gaveUpProblem({ isRemoved: false, mayHaveRun: true }),
  ].map(({ nextStep }) => nextStep);
  for (const words of told) expect(words).toContain('Meta Ads Manager');
  expect(told.join(' ')).not.toMatch(/Nothing was spent|do not spend/);
});
