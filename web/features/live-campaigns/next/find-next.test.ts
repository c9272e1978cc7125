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

test('what stops everything comes first, then people who wait, most of them first, then the rest', () => {
  const refused = row('1', { code: 'ads-refused', facebookAdIds: ['9'] });
  const stopped = row('2', { code: 'account-disabled' });
  const campaigns = [row('3'), refused, stopped, row('4')];
  const found = findNext(campaigns, [
    { facebookCampaignId: '3', count: 1 },
    { facebookCampaignId: '4', count: 5 },
  ]);
  expect(found.map((thing) => [thing.kind, thing.campaigns[0].facebookCampaignId])).toEqual([
    ['trouble', '2'],
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
    ),
  ).toEqual([]);
});
