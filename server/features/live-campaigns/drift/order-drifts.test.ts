import type { Drift } from '#contract/live/drifts.ts';
import { expect, test } from 'vitest';
import { orderDrifts } from './order-drifts.ts';

const usual: Drift = {
  id: '',
  facebookCampaignId: '1',
  objectId: '7',
  objectType: 'ad-set',
  objectName: 'Ad set',
  field: 'daily-budget',
  turn: { code: 'changed' },
  concern: 'money',
  currency: 'NOK',
  who: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  changedAt: null,
  seenAt: '2026-11-23T12:00:00.000Z',
  worstDay: null,
  notPutBack: null,
};
const raised = (id: string, fromMinor: number, toMinor: number): Drift => ({
  ...usual,
  id,
  worstDay: { fromMinor, toMinor },
});

test('what a day may cost more comes first, then other money, what people see and the rest, newest first', () => {
  const seenAt = '2026-11-23T13:00:00.000Z';
  const drifts: Drift[] = [
    { ...usual, id: 'paused', concern: 'none' },
    { ...usual, id: 'renamed since', concern: 'none', seenAt },
    { ...usual, id: 'placements', concern: 'brand', seenAt },
    raised('lowered', 30_000, 20_000),
    { ...usual, id: 'bid since', seenAt },
    raised('raised', 20_000, 30_000),
    raised('tenfold', 26_250, 262_500),
  ];
  expect(orderDrifts(drifts).map(({ id }) => id)).toEqual([
    'tenfold',
    'raised',
    'bid since',
    'lowered',
    'placements',
    'renamed since',
    'paused',
  ]);
});
