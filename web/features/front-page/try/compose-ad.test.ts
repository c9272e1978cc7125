import { adTextLengths } from '#contract/campaigns/ads.ts';
import { expect, test } from 'vitest';
import { speak } from '#web/language.ts';
import { composeAd } from './compose-ad.ts';
import { readTowns } from './read-towns.ts';
import { tryWords } from './try-words.ts';

const longest = { what: 'Something of thirty-four letters..', place: 'A place of 24 letters...' };

test.each(['en', 'nb'] as const)(
  'every example fits where it is shown, whatever is typed: %s',
  (language) => {
    speak(language);
    const words = tryWords();
    speak('en');
    const wishes = [...readTowns(words.towns).map(({ name }) => name), '', longest.place].map((place) => ({
      what: longest.what,
      place,
    }));
    for (const [, ads] of words.ads) {
      expect(ads).toHaveLength(3);
      for (const wish of wishes) {
        const place = wish.place ? words.in.replace('{town}', wish.place) : words.near;
        for (const ad of ads) {
          const { headline, text } = composeAd(wish, place, ad);
          expect(headline.length).toBeLessThanOrEqual(adTextLengths.headline);
          expect(text.length).toBeLessThanOrEqual(adTextLengths.primaryText);
          expect(`${headline}${text}`).not.toMatch(/[{}]|undefined|\s[.,]|\s{2}/);
        }
      }
    }
  },
);

test('no two examples say the same', () => {
  const all = tryWords().ads.flatMap(([, ads]) => ads.map(([headline, text]) => `${headline} ${text}`));
  expect(new Set(all).size).toBe(all.length);
});
