import type { RecommendationReason } from '#contract/recommendations/recommendation.ts';
import { known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import type { Found } from './detector.ts';
import { orderFound } from './order-found.ts';

const waits: RecommendationReason = {
  code: 'leads-waiting',
  count: 1,
  since: '2026-11-26T08:00:00Z',
  hours: 2,
  costMinor: null,
};
const found = (each: Partial<Found>): Found => ({
  class: 'people-wait',
  reason: waits,
  sureness: 'certain',
  evidence: '',
  action: { code: 'see-leads' },
  ...each,
});
const order = (...all: { found: Found; silencedBy?: 'not-shown'[] }[]) =>
  orderFound(all.map(({ found, silencedBy = [] }) => ({ found, detector: { silencedBy } })));

test('what stops everything comes first, then what costs wrongly, people who wait, what is not shown, what could be better, what is good to know', () => {
  const classes = [
    'good-to-know',
    'not-shown',
    'people-wait',
    'could-be-better',
    'stops-everything',
    'costs-wrongly',
  ] as const;
  expect(
    order(...classes.map((each) => ({ found: found({ class: each }) }))).map((each) => each.class),
  ).toEqual([
    'stops-everything',
    'costs-wrongly',
    'people-wait',
    'not-shown',
    'could-be-better',
    'good-to-know',
  ]);
});

test('of what matters alike, the one with more money at stake comes first, and else what was found first', () => {
  const [none, other, less, more] = [undefined, undefined, 100, 900].map((stakeMinor, place) => ({
    found: found({ evidence: String(place), ...(stakeMinor && { stakeMinor }) }),
  }));
  const told = order(none!, other!, less!, more!).map(({ evidence }) => evidence);
  expect(told).toEqual(['3', '2', '0', '1']);
});

test('what something else says more plainly of the same campaign is left out, and of another is not', () => {
  const [one, two] = [known(), known({ facebookCampaignId: '2' })];
  const refused: RecommendationReason = {
    code: 'not-shown',
    reason: { code: 'ads-refused', facebookAdIds: ['9'] },
    metaWords: null,
    stopped: 'part',
    dailyBudgetMinor: null,
  };
  const told = order(
    { found: found({ reason: refused, campaign: one }) },
    { found: found({ campaign: one }), silencedBy: ['not-shown'] },
    { found: found({ campaign: two }), silencedBy: ['not-shown'] },
  );
  expect(told.map(({ campaign }) => campaign)).toEqual([one, two]);
});
