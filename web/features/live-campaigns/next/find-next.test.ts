import type { Drift } from '#contract/live/drifts.ts';
import type { Delivery, DeliveryCause } from '#contract/live/delivery.ts';
import { expect, test } from 'vitest';
import { findNext } from './find-next.ts';

function row(facebookCampaignId: string, reason?: DeliveryCause['reason']) {
  const state = reason ? 'not-delivering' : 'running';
  const delivery: Delivery = {
    state,
    reason: reason ?? { code: 'delivering' },
    metaWords: null,
    remedy: { code: 'none' },
    also: [],
  };
  return { facebookCampaignId, delivery };
}

function drift(facebookCampaignId: string | null, concern: Drift['concern']): Drift {
  return {
    id: facebookCampaignId ?? 'account',
    facebookCampaignId,
    objectId: '7',
    objectType: 'ad-set',
    objectName: 'Ad set',
    field: 'daily-budget',
    turn: { code: 'amount', from: 15_000, to: 150_000 },
    concern,
    currency: 'NOK',
    who: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
    changedAt: null,
    seenAt: '2026-11-23T12:00:00.000Z',
    worstDay: null,
    notPutBack: null,
  };
}

test('what stops everything comes first, then what was changed at Meta, then people who wait, then the rest', () => {
  const refused = row('1', { code: 'ads-refused', facebookAdIds: ['9'] });
  const stopped = row('2', { code: 'account-disabled' });
  const campaigns = [row('3'), refused, stopped, row('4')];
  const found = findNext(
    campaigns,
    [
      { facebookCampaignId: '3', count: 1 },
      { facebookCampaignId: '4', count: 5 },
    ],
    [drift('4', 'money'), drift('3', 'none'), drift('elsewhere', 'brand')],
  );
  expect(found.map((thing) => [thing.kind, thing.campaigns[0].facebookCampaignId])).toEqual([
    ['trouble', '2'],
    ['drift', '4'],
    ['leads', '4'],
    ['leads', '3'],
    ['trouble', '1'],
  ]);
});

test('leads that were dealt with, or of a campaign that is not listed, are nothing to do', () => {
  expect(
    findNext(
      [row('3')],
      [
        { facebookCampaignId: '3', count: 0 },
        { facebookCampaignId: 'elsewhere', count: 4 },
      ],
      [],
    ),
  ).toEqual([]);
});

test('what holds for all of the ad account is told once, and leads to a campaign that Meta still has', () => {
  const gone = row('1', { code: 'gone' });
  const campaigns = [{ ...gone, delivery: { ...gone.delivery, state: 'gone' as const } }, row('2'), row('3')];
  const found = findNext(campaigns, [], [drift(null, 'money')]);
  expect(found.map((thing) => [thing.kind, thing.campaigns[0].facebookCampaignId])).toEqual([['drift', '2']]);
  expect(findNext([], [], [drift(null, 'money')])).toEqual([]);
});
