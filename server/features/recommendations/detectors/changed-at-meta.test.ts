import type { Drift } from '#contract/live/drifts.ts';
import { factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { sayRecommendation } from '../say-recommendation.ts';
import { changedAtMeta } from './changed-at-meta.ts';

function drift(facebookCampaignId: string | null, concern: Drift['concern'], raisedTo = 150_000): Drift {
  return {
    id: crypto.randomUUID(),
    facebookCampaignId,
    objectId: '7',
    objectType: 'ad-set',
    objectName: 'Ad set',
    field: 'daily-budget',
    turn: { code: 'amount', from: 15_000, to: raisedTo },
    concern,
    currency: 'NOK',
    who: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
    changedAt: null,
    seenAt: '2026-11-23T12:00:00.000Z',
    worstDay: { fromMinor: 15_000, toMinor: raisedTo },
    notPutBack: null,
  };
}

test('what concerns money or what people see is told with what a day may cost more; the rest is not', () => {
  const campaigns = [known({ facebookCampaignId: '3' }), known({ facebookCampaignId: '4' })];
  const drifts = [
    drift('4', 'money', 200_000),
    drift('3', 'none'),
    drift('elsewhere', 'brand'),
    drift('3', 'brand'),
  ];
  expect(changedAtMeta.detect(factsOf(campaigns, { drifts }))).toMatchObject([
    { campaign: { facebookCampaignId: '4' }, stakeMinor: 185_000 },
    { campaign: { facebookCampaignId: '3' }, action: { code: 'see-campaign', facebookCampaignId: '3' } },
  ]);
});

const begun = (facebookCampaignId: string, seenAt: string): Drift => ({
  ...drift(facebookCampaignId, 'money'),
  objectType: 'campaign',
  field: 'status',
  turn: { code: 'begun' },
  who: { kind: 'meta', name: 'Meta', tool: '', isSure: false },
  seenAt,
  worstDay: { fromMinor: 0, toMinor: 20_000 },
});

test('campaigns that one look has found begun are one thing to know; one alone is told with who began it', () => {
  const campaigns = ['3', '4', '5'].map((facebookCampaignId) => known({ facebookCampaignId }));
  const [first, then] = ['2026-11-23T12:00:00.000Z', '2026-11-23T12:15:00.000Z'];
  const drifts = [begun('3', first), begun('4', then), begun('5', first)];
  const found = changedAtMeta.detect(factsOf(campaigns, { drifts }));
  expect(found).toMatchObject([
    {
      reason: { code: 'begun-at-meta', count: 2, worstDayMinor: 40_000 },
      campaigns: [{ facebookCampaignId: '3' }, { facebookCampaignId: '5' }],
      sureness: 'certain',
      stakeMinor: 40_000,
      action: { code: 'see-campaigns' },
    },
    {
      reason: { code: 'changed-at-meta' },
      campaign: { facebookCampaignId: '4' },
      // That it was Meta is only what is left.
      sureness: 'likely',
    },
  ]);
  expect(found.map(({ reason }) => sayRecommendation(reason, { currency: 'NOK', locale: 'en' }))).toEqual([
    {
      what: '2 campaigns were started at Meta',
      why: expect.stringMatching(/^Together they may cost up to NOK.400 a day\.$/),
    },
    {
      what: '“Ad set” was started, probably by Meta.',
      why: expect.stringMatching(/^A day may now cost up to NOK.200\.$/),
    },
  ]);
});

test('what holds for all of the ad account is told of it, and leads to one of its campaigns', () => {
  const drifts = [drift(null, 'money')];
  const [found] = changedAtMeta.detect(factsOf([known({ facebookCampaignId: '3' })], { drifts }));
  expect(found).toMatchObject({ action: { facebookCampaignId: '3' } });
  expect(found!.campaign).toBeUndefined();
  expect(changedAtMeta.detect(factsOf([], { drifts }))).toEqual([]);
});
