import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { noResults } from './no-results.ts';

const day = 150_00;
const days = (count: number) => Array.from({ length: count }, () => day);
/** Fourteen days with two leads each, then so many without. */
const afterGoodDays = (without: number) =>
  daysOf(days(14 + without), { results: Array.from({ length: 14 + without }, (_, n) => (n < 14 ? 2 : 0)) });
const reasonsOf = (...campaigns: Parameters<typeof factsOf>[0]) =>
  noResults.detect(factsOf(campaigns)).map(({ reason, sureness }) => ({ ...reason, sureness }));

test.each([
  [
    'its own leads cost NOK 75, and NOK 1,050 brought none',
    known({ days: afterGoodDays(7) }),
    'campaign',
    'likely',
  ],
  [
    'a lead may cost NOK 100 by its goal, and NOK 600 brought none',
    known({ days: daysOf(days(4)), costGoalMinor: 100_00 }),
    'goal',
    'worth-a-look',
  ],
  [
    'nothing tells what a lead costs: 210 clicks in a week and none came',
    known({ days: daysOf(days(7)) }),
    null,
    'worth-a-look',
  ],
])('%s', (_, campaign, usualFrom, sureness) => {
  expect(reasonsOf(campaign)).toMatchObject([{ code: 'no-results', usualFrom, sureness }]);
});

test('what a lead costs in the other campaigns of that goal tells, and in those of another goal does not', () => {
  const silent = known({ days: daysOf(days(10)) });
  const leads = known({ facebookCampaignId: '2', days: afterGoodDays(0) });
  expect(reasonsOf(silent, leads)).toMatchObject([{ usualFrom: 'account', usualMinor: 75_00, clicks: 300 }]);
  expect(reasonsOf(silent, { ...leads, objective: 'traffic' })).toMatchObject([{ usualFrom: null }]);
});

test.each([
  ['a lead is late, but not by more than chance', known({ days: afterGoodDays(3) })],
  ['there was one yesterday', known({ days: daysOf(days(9), { results: [0, 0, 0, 0, 0, 0, 0, 0, 1] }) })],
  [
    'by its goal not even four leads were to be expected',
    known({ days: daysOf(days(2)), costGoalMinor: 100_00 }),
  ],
  ['it is too early', known({ days: daysOf(days(4)) })],
  ['it is paused', known({ days: afterGoodDays(9), state: 'paused' })],
  ['it spends nothing', known({ days: daysOf([0, 0, 0]) })],
])('nothing is said where %s', (_, campaign) => {
  expect(reasonsOf(campaign)).toEqual([]);
});

test('the same is told again once twice as much was spent', () => {
  const evidenceOf = (without: number) =>
    noResults.detect(factsOf([known({ days: afterGoodDays(without) })]))[0]!.evidence.split(' ')[1];
  expect(evidenceOf(7)).toBe(evidenceOf(8));
  expect(evidenceOf(7)).not.toBe(evidenceOf(14));
});
