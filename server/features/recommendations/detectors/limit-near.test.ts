import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { sayRecommendation } from '../say-recommendation.ts';
import { limitNear } from './limit-near.ts';

const days = daysOf(Array.from({ length: 7 }, () => 100_00));
const campaign = (limitMinor: number | null, spentInAllMinor: number | null) =>
  limitNear.detect(factsOf([known({ days, limitMinor, spentInAllMinor })]));
const account = (limitMinor: number, spentMinor: number, state: 'running' | 'paused' = 'running') =>
  limitNear.detect(factsOf([known({ days, state })], { limitAtMeta: { limitMinor, spentMinor } }));

test('what is left lasts for two days', () => {
  expect(campaign(5_000_00, 4_750_00)).toMatchObject([
    { class: 'could-be-better', reason: { of: 'campaign', leftMinor: 250_00, days: 2 } },
  ]);
  expect(account(5_000_00, 5_010_00)).toMatchObject([
    {
      class: 'stops-everything',
      sureness: 'certain',
      reason: { of: 'account', leftMinor: 0, days: 0 },
      action: { code: 'see-limits' },
    },
  ]);
});

test.each([
  ['it lasts for a week', campaign(5_000_00, 4_300_00)],
  ['there is no limit', campaign(null, 4_750_00)],
  ['not all of its days are known', campaign(5_000_00, null)],
  ['the ad account has more than it needs', account(50_000_00, 4_000_00)],
  ['nothing runs', account(5_000_00, 4_990_00, 'paused')],
])('nothing is said where %s', (_, found) => {
  expect(found).toEqual([]);
});

test('what is used up is said to be, and what lasts for hours is not said to last for 0 days', () => {
  const said = (limitMinor: number, spentMinor: number) =>
    account(limitMinor, spentMinor).map(({ reason }) =>
      sayRecommendation(reason, { currency: 'NOK', locale: 'en' }),
    );
  expect(said(5_000_00, 5_010_00)).toMatchObject([
    { why: 'Meta shows nothing more until the limit is raised.' },
  ]);
  expect(said(5_000_00, 4_950_00)).toMatchObject([{ why: 'At this pace it is used up within a day.' }]);
});
