import type { Drift } from '#contract/live/drifts.ts';
import { factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
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

test('what holds for all of the ad account is told of it, and leads to one of its campaigns', () => {
  const drifts = [drift(null, 'money')];
  const [found] = changedAtMeta.detect(factsOf([known({ facebookCampaignId: '3' })], { drifts }));
  expect(found).toMatchObject({ action: { facebookCampaignId: '3' } });
  expect(found!.campaign).toBeUndefined();
  expect(changedAtMeta.detect(factsOf([], { drifts }))).toEqual([]);
});
