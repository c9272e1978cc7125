import type { HeldBrakes } from '#contract/live/brakes.ts';
import type { Drift } from '#contract/live/drifts.ts';
import { expect, test } from 'vitest';
import { driftCost } from './drift-cost.ts';

const raised: Drift = {
  id: '0a8f4a5e-96c4-4c44-a4cd-0b0f0a6b3a01',
  facebookCampaignId: '1',
  objectId: '7',
  objectType: 'ad-set',
  objectName: 'Ad set',
  field: 'daily-budget',
  turn: { code: 'amount', from: 15_000, to: 150_000 },
  concern: 'money',
  currency: 'NOK',
  who: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  changedAt: null,
  seenAt: '2026-11-23T12:00:00.000Z',
  worstDay: { fromMinor: 26_250, toMinor: 262_500 },
  notPutBack: null,
};

function brakesAt(mostPerDayMinor: number, status: 'armed' | 'gone' = 'armed'): HeldBrakes {
  return {
    settings: { spentWithoutResultMinor: null, mostPerDayMinor },
    rules: { mostPerDayMinor: { status, limitMinor: null, metaWords: null } },
    checkedAt: '2026-11-23T12:00:00.000Z',
  };
}

const said = (drift: Drift, brakes: HeldBrakes | null) => driftCost(drift, brakes)?.replaceAll('\u00A0', ' ');
const cost = 'A day may now cost up to NOK 2,625, up from NOK 262.50.';

test('what a day may cost more is said with the brake that still stands below it', () => {
  expect(said(raised, brakesAt(26_300))).toBe(`${cost} The safety stop still pauses it at NOK 263 a day.`);
});

test('a brake above it, one that is gone, and none are not spoken of', () => {
  for (const brakes of [brakesAt(262_500), brakesAt(26_300, 'gone'), null])
    expect(said(raised, brakes)).toBe(cost);
});

test('where a day costs no more, nothing is said', () => {
  expect(driftCost({ ...raised, worstDay: null }, null)).toBeUndefined();
  expect(
    driftCost({ ...raised, worstDay: { fromMinor: 262_500, toMinor: 26_250 } }, brakesAt(1)),
  ).toBeUndefined();
});
