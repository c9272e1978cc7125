import { daysOf, factsOf, known, knownAd } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { formUnsent } from './form-unsent.ts';

const clicked = (clicks: number, leads: number) =>
  daysOf([500_00, 500_00], { clicks: [0, clicks], results: [0, leads] });
const ads = [knownAd({ opensForm: true })];
const detect = (changes: Parameters<typeof known>[0]) =>
  formUnsent.detect(factsOf([known({ ads, ...changes })]));

test('of 600 clicks on a form none or few send it', () => {
  expect(detect({ days: clicked(600, 0) })).toMatchObject([
    {
      class: 'costs-wrongly',
      reason: { clicks: 600, leads: 0, spendMinor: 1_000_00 },
      action: { facebookAdId: '9' },
    },
  ]);
  expect(detect({ days: clicked(1_500, 6) })).toMatchObject([{ class: 'could-be-better' }]);
});

test.each([
  ['too few have clicked to tell', { days: clicked(400, 0) }],
  ['as many send it as may be chance', { days: clicked(600, 8) }],
  ['one in twenty sends it', { days: clicked(3_000, 150) }],
  ['its button leads to a website', { days: clicked(600, 0), ads: [knownAd({ opensForm: false })] }],
  ['nobody knows where its button leads', { days: clicked(600, 0), ads: [knownAd({ opensForm: null })] }],
  ['it is to bring visits', { days: clicked(600, 0), objective: 'traffic' as const }],
  ['it is paused', { days: clicked(600, 0), state: 'paused' as const }],
])('nothing is said where %s', (_, changes) => {
  expect(detect(changes)).toEqual([]);
});
