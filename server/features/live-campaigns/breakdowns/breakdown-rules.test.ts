import type { InsightRow } from '#server/gateways/meta/sync/insights.ts';
import { expect, test } from 'vitest';
import { presentParts, toldOf } from './breakdown-rules.ts';

const days = { since: '2026-11-08', until: '2026-11-14' };
const before = { since: '2026-11-01', until: '2026-11-07' };
const none = { leads: 0, linkClicks: 0, landingPageViews: 0, purchases: 0 };

function row(change: Partial<InsightRow>): InsightRow {
  return {
    campaignId: '1202',
    adId: null,
    ...days,
    currency: 'NOK',
    spendMinor: 0,
    impressions: 100,
    clicks: 3,
    reach: 0,
    counts: none,
    parts: {},
    ...change,
  };
}

test('what cost most comes first, beside what the same cost before, and nothing that ran is left out', () => {
  const parts = [
    row({ parts: { device: 'desktop' }, spendMinor: 1_000, counts: { ...none, leads: 1 } }),
    row({ parts: { device: 'iphone' }, spendMinor: 9_000, counts: { ...none, leads: 6 } }),
    row({ parts: { device: 'ipad' }, spendMinor: 500, ...before }),
    row({ parts: { device: 'iphone' }, spendMinor: 4_000, counts: { ...none, leads: 2 }, ...before }),
  ];
  const whole = [
    row({ spendMinor: 10_000, counts: { ...none, leads: 7 } }),
    row({ spendMinor: 4_500, counts: { ...none, leads: 2 }, ...before }),
  ];
  const told = { now: toldOf(days, parts, whole), before: toldOf(before, parts, whole) };
  const { rows, total } = presentParts(told, 'leads', 'device');
  expect(total).toMatchObject({ spendMinor: 10_000, results: 7 });
  expect(rows).toMatchObject([
    {
      parts: { device: 'iphone' },
      results: 6,
      costPerResultMinor: 1_500,
      before: { spendMinor: 4_000, results: 2 },
    },
    { parts: { device: 'desktop' }, results: 1, before: { spendMinor: 0, results: 0 } },
    { parts: { device: 'ipad' }, spendMinor: 0, costPerResultMinor: null, before: { spendMinor: 500 } },
  ]);
  expect(presentParts({ ...told, before: null }, 'leads', 'device').rows[0]!.before).toBeNull();
});

test('results that are told in all and in no part are unknown, not none', () => {
  const parts = [
    row({ parts: { region: 'Oslo' }, spendMinor: 700 }),
    row({ parts: { region: 'Vestland' }, spendMinor: 300 }),
  ];
  const sold = [row({ spendMinor: 1_000, counts: { ...none, purchases: 4 } })];
  const kept = presentParts({ now: toldOf(days, parts, sold), before: null }, 'purchases', 'region');
  expect(kept.rows.map(({ results }) => results)).toEqual([null, null]);
  expect(kept.total.results).toBe(4);
  const unsold = [row({ spendMinor: 1_000 })];
  const sad = presentParts({ now: toldOf(days, parts, unsold), before: null }, 'purchases', 'region');
  expect(sad.rows.map(({ results }) => results)).toEqual([0, 0]);
});

test('a part without visits counts no clicks in their place', () => {
  const parts = [
    row({ parts: { age: '25-34' }, counts: { ...none, landingPageViews: 8, linkClicks: 11 } }),
    row({ parts: { age: '65+' }, counts: { ...none, linkClicks: 5 } }),
  ];
  const whole = [row({ counts: { ...none, landingPageViews: 8, linkClicks: 16 } })];
  const { rows } = presentParts(
    { now: toldOf(days, parts, whole), before: null },
    'landingPageViews',
    'age-gender',
  );
  expect(rows.map(({ results }) => results)).toEqual([8, 0]);
});

test('hours come in the order of the day', () => {
  const parts = [20, 7, 13].map((hour) => row({ parts: { hour }, spendMinor: hour * 100 }));
  const { rows } = presentParts({ now: toldOf(days, parts, []), before: null }, 'leads', 'hour');
  expect(rows.map(({ parts: { hour } }) => hour)).toEqual([7, 13, 20]);
});
