import { plans } from '#contract/people/plans.ts';
import { expect, test } from 'vitest';
import { planPromises } from './plan-promises.ts';

test.each([
  ['basic', 3],
  ['pro', 5],
] as const)('the card of %s says how many media a campaign holds, as the plan does', (plan, count) => {
  expect(plans[plan].mediaPerCampaign).toBe(count);
  expect(planPromises(plan)).toContainEqual({ text: `Up to ${count} media files per campaign` });
});

test.each(['basic', 'pro', 'enterprise'] as const)('what %s promises has a row each on its card', (plan) => {
  expect(planPromises(plan).length).toBeLessThanOrEqual(7);
});

test('Enterprise keeps unlimited media, and says that a campaign still holds five', () => {
  expect(plans.enterprise.mediaPerCampaign).toBe(5);
  expect(planPromises('enterprise')).toContainEqual({
    text: 'Unlimited media',
    note: 'Up to 5 in each campaign',
  });
});
