import type { Delivery } from '#contract/live/delivery.ts';
import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { nothingRuns } from './nothing-runs.ts';

const off = (facebookCampaignId: string, lastDeliveredOn: string | null, results = 0) => {
  const delivery: Delivery = {
    state: 'paused',
    reason: { code: 'campaign-paused' },
    metaWords: null,
    remedy: { code: 'run-campaign', facebookCampaignId },
    also: [],
  };
  return known({ facebookCampaignId, lastDeliveredOn, delivery, days: daysOf([1], { results: [results] }) });
};
const detect = (...campaigns: ReturnType<typeof known>[]) => nothingRuns.detect(factsOf(campaigns));

test('where nothing was shown for three days, the campaign that brought most can run again', () => {
  expect(detect(off('1', '2026-11-20', 3), off('2', '2026-11-23', 9))).toMatchObject([
    {
      reason: { since: '2026-11-23' },
      campaign: { facebookCampaignId: '2' },
      action: { code: 'mend', remedy: { code: 'run-campaign', facebookCampaignId: '2' } },
    },
  ]);
  expect(detect(known({ state: 'ended', lastDeliveredOn: '2026-11-01' }))).toMatchObject([
    { action: { code: 'new-campaign' } },
  ]);
});

test.each([
  ['it is paused since yesterday', [off('1', '2026-11-24')]],
  ['that is long ago', [off('1', '2026-09-01')]],
  ['nothing ever ran', [off('1', null)]],
  ['another one runs', [off('1', '2026-11-10'), known()]],
  ['another one is in review', [off('1', '2026-11-10'), known({ state: 'in-review' })]],
  ['Meta cannot be asked', [known({ state: 'unknown', lastDeliveredOn: '2026-11-10' })]],
  ['there is no campaign', []],
])('nothing is said where %s', (_, campaigns) => {
  expect(detect(...campaigns)).toEqual([]);
});
