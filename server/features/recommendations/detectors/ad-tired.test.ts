import { daysOf, factsOf, known, knownAd } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { adTired } from './ad-tired.ts';

const week = (clicks: number, reach: number, impressions = 20_000) => ({
  spendMinor: 900_00,
  impressions,
  reach,
  clicks,
});
const detect = (before: ReturnType<typeof week>, now: ReturnType<typeof week>, isOn = true) =>
  adTired.detect(factsOf([known({ ads: [knownAd({ isOn, weeks: { before, now } })] })]));

test('clicked on less, and shown more often to each, than in the week before', () => {
  expect(detect(week(400, 16_000), week(280, 12_500))).toMatchObject([
    {
      reason: { clickRate: 1.4, clickRateBefore: 2, times: 1.6, timesBefore: 1.25, spendMinor: 900_00 },
      action: { code: 'add-ad' },
    },
  ]);
});

test('the small picture is of that ad: how many of a hundred views were clicked, day by day', () => {
  const ad = knownAd({ weeks: { before: week(400, 16_000), now: week(280, 12_500) } });
  const days = daysOf([100, 100, 100, 100], { impressions: [200, 200, 0, 200], clicks: [4, 3, 0, 2] });
  const comparedAds = [
    { facebookAdId: 'another', days: daysOf([1, 1, 1]) },
    { facebookAdId: ad.facebookAdId, days },
  ];
  const [found] = adTired.detect(factsOf([known({ ads: [ad], comparedAds })]));
  expect(found?.picture).toMatchObject({ of: 'click-rate' });
  expect(found?.picture?.days.map(({ value }) => value)).toEqual([2, 1.5, 0, 1]);
});

test.each([
  ['it is clicked on as before', detect(week(400, 16_000), week(380, 12_500))],
  ['it is shown to each as often as before', detect(week(400, 16_000), week(280, 16_000))],
  ['so few clicks may be chance', detect(week(20, 800, 1_000), week(14, 625, 1_000))],
  ['it was not shown the week before', detect(week(0, 0, 0), week(280, 12_500))],
  ['it is paused', detect(week(400, 16_000), week(280, 12_500), false)],
])('nothing is said where %s', (_, found) => {
  expect(found).toEqual([]);
});
