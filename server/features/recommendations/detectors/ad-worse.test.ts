import { daysOf, factsOf, known, knownAd } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { adWorse } from './ad-worse.ts';

const tenDays = (results: number) =>
  daysOf(
    Array.from({ length: 10 }, () => 100_00),
    { results: Array.from({ length: 10 }, () => results) },
  );
const ads = [
  knownAd({ facebookAdId: 'A', headline: 'Warm at once' }),
  knownAd({ facebookAdId: 'B', headline: 'Ring us' }),
];
const two = (ofA: number, ofB: number) => [
  { facebookAdId: 'A', days: tenDays(ofA) },
  { facebookAdId: 'B', days: tenDays(ofB) },
];
const detect = (changes: Parameters<typeof known>[0]) =>
  adWorse.detect(factsOf([known({ ads, ...changes })]));

test('forty leads beside ten for the same money: the worse one can be paused', () => {
  expect(detect({ comparedAds: two(4, 1) })).toMatchObject([
    {
      reason: { ad: 'Ring us', better: 'Warm at once', costMinor: 100_00, betterCostMinor: 25_00 },
      stakeMinor: 750_00,
      action: { code: 'pause-ad', facebookAdId: 'B' },
    },
  ]);
  expect(detect({ comparedAds: two(4, 0) })).toMatchObject([{ reason: { costMinor: null } }]);
});

test('two ads that begin with the same words are told apart by what Ads Manager calls them', () => {
  const alike = ads.map((ad, place) => ({ ...ad, headline: 'Ring us', name: `Ad ${place + 1}` }));
  expect(detect({ comparedAds: two(4, 1), ads: alike })).toMatchObject([
    { reason: { ad: 'Ring us (Ad 2)', better: 'Ring us (Ad 1)' } },
  ]);
});

test.each([
  ['they bring about as much', { comparedAds: two(4, 3) }],
  ['it is too early', { comparedAds: two(1, 0).map((ad) => ({ ...ad, days: ad.days.slice(4) })) }],
  ['the worse one is paused', { comparedAds: two(4, 1), ads: [ads[0]!, { ...ads[1]!, isOn: false }] }],
  ['the campaign is paused', { comparedAds: two(4, 1), state: 'paused' as const }],
  ['there is one ad', { comparedAds: two(4, 1).slice(1) }],
])('nothing is said where %s', (_, changes) => {
  expect(detect(changes)).toEqual([]);
});
