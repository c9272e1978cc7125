import type { AdComparison, AdVerdict, ComparedAd } from '#contract/live/ad-comparison.ts';
import { expect, test } from 'vitest';
import { boundWords, verdictWords } from './comparison-words.ts';
import { openCostScale } from './cost-line.tsx';

const ad = (facebookAdId: string, headline: string) => ({ facebookAdId, headline, name: '' }) as ComparedAd;
const ads = [ad('a', 'Fresh at seven'), ad('b', 'Bread'), ad('c', 'Rolls')];
const say = (verdict: AdVerdict, count = 2) =>
  verdictWords({ verdict, ads: ads.slice(0, count), objective: 'leads' } as AdComparison);

test('too early says how many more results it takes, and about how long', () => {
  const early = { code: 'too-early', moreResults: 638, moreDays: 6, isGoingOn: true } as const;
  expect(say(early)).toBe('Too early to say. It takes about 640 more leads, roughly 6 days at this pace.');
  expect(say({ ...early, moreResults: 64, moreDays: 40 })).toContain('64 more leads, roughly 6 weeks');
  expect(say({ ...early, moreDays: null, isGoingOn: false })).toContain('no two of them were shown');
  expect(say({ code: 'not-begun' })).toContain('the same full day');
  expect(say({ ...early, moreResults: 1, moreDays: null })).toContain('1 more lead, and at this pace');
});

test('of two the better one is named, of more those that are better or worse than the others together', () => {
  expect(say({ code: 'better', side: 'better', facebookAdIds: ['a'] })).toBe(
    '“Fresh at seven” is better here: its leads cost less.',
  );
  expect(say({ code: 'better', side: 'better', facebookAdIds: ['a', 'b'] }, 3)).toBe(
    '“Fresh at seven” and “Bread” are better here than the other ads together: their leads cost less.',
  );
  expect(say({ code: 'better', side: 'worse', facebookAdIds: ['c'] }, 3)).toContain('“Rolls” is worse here');
});

test('what is not certain is not said as if it were', () => {
  expect(say({ code: 'leaning', side: 'better', facebookAdId: 'b' })).toContain('not certain yet');
  expect(say({ code: 'no-difference' })).toContain('No visible difference');
});

test('bounds are said in two digits, and are open where nothing has come or the line ends', () => {
  const bounds = { costAtLeastMinor: 2_136, costAtMostMinor: 135_612 } as ComparedAd;
  expect(boundWords(bounds, { currency: 'NOK', upToMinor: 200_000 })).toMatch(
    /^Between NOK\s21 and NOK\s1,400$/,
  );
  for (const [costAtMostMinor, upToMinor] of [
    [null, 200_000],
    [135_612, 100_000],
  ] as const)
    expect(boundWords({ ...bounds, costAtMostMinor }, { currency: 'NOK', upToMinor })).toMatch(
      /^At least NOK\s21$/,
    );
});

test('twice as much is always as far on the scale, and what is far dearer lies at its end', () => {
  const costs = { costPerResultMinor: 4_000, costAtLeastMinor: 1_000, standing: 'too-early' } as const;
  const { at } = openCostScale([{ ...costs, costAtMostMinor: 16_000 }], undefined);
  expect([1_000, 2_000, 4_000, 16_000].map(at)).toEqual([0, 25, 50, 100].map((each) => expect.closeTo(each)));
  const wide = openCostScale([{ ...costs, costAtMostMinor: 9_000_000 }], undefined);
  expect(wide.at(9_000_000)).toBe(100);
  expect(wide.at(4_000)).toBeGreaterThan(40);
});
