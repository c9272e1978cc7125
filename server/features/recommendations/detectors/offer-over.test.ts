import { factsOf, known, knownAd } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { offerOver } from './offer-over.ts';

const says = (primaryText: string, wordsSince = '2026-11-01') =>
  knownAd({ primaryText, wordsSince: new Date(`${wordsSince}T08:00:00Z`) });
const detect = (...ads: ReturnType<typeof knownAd>[]) => offerOver.detect(factsOf([known({ ads })]));

test('an ad that is still shown names a last day that has passed', () => {
  expect(detect(says('Gjelder til 20. november'))).toMatchObject([
    {
      reason: { day: '2026-11-20', words: '20. november', ads: 1 },
      sureness: 'likely',
      action: { code: 'edit-ad', facebookAdId: '9' },
    },
  ]);
  expect(detect(says('Valid until 20 November 2026'), says('Book by Nov. 24, 2026'))).toMatchObject([
    { reason: { ads: 2 }, sureness: 'certain', action: { facebookAdId: null } },
  ]);
});

test.each([
  ['today is the last day', says('Gjelder til 26. november')],
  ['a later day is named, too', says('Bestill innen 20. november. Hentes før 5. desember.')],
  ['it was written after that day, for the next year', says('Gjelder til 20. november', '2026-11-22')],
  ['it passed so long ago that next year may be meant', says('Gjelder til 3. mai', '2026-05-01')],
  ['it names no last day', says('Siden 20. november 2026')],
  ['that ad is paused', { ...says('Gjelder til 20. november'), isOn: false }],
])('nothing is said where %s', (_, ad) => {
  expect(detect(ad)).toEqual([]);
});
