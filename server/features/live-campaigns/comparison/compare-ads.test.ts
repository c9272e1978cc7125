import { daysAfter } from '#contract/days.ts';
import { expect, test } from 'vitest';
import { compareAds } from './compare-ads.ts';

const first = '2026-10-01';

/** An ad that spent as much each day, and what it brought on each from the first on; null where it was not shown. */
const ad = (facebookAdId: string, spendMinor: number, results: (number | null)[]) => ({
  facebookAdId,
  days: results.flatMap((count, at) =>
    count === null ? [] : [{ day: daysAfter(first, at), spendMinor, results: count }],
  ),
});
const days = (count: number, ...results: number[]) =>
  Array.from({ length: count }, (_, at) => results[at % results.length]!);
const compare = (...ads: ReturnType<typeof ad>[]) => compareAds(ads, daysAfter(first, 13));

test('22 of 28 at equal spend over a week is better; over six days it only leans', () => {
  const better = compare(
    ad('A', 10_000, days(7, 3, 3, 3, 3, 3, 3, 4)),
    ad('B', 10_000, days(7, 1, 1, 1, 1, 1, 1, 0)),
  );
  expect(better?.verdict).toEqual({ code: 'better', side: 'better', facebookAdIds: ['A'] });
  expect(better?.ads).toMatchObject([
    { spendMinor: 70_000, results: 22, standing: 'better' },
    { results: 6, standing: 'worse' },
  ]);
  const six = compare(ad('A', 10_000, days(6, 4, 4, 4, 3, 4, 3)), ad('B', 10_000, days(6, 1)));
  expect(six?.verdict).toEqual({ code: 'leaning', side: 'better', facebookAdId: 'A' });
});

test('it goes by what a result costs, not by how many there are', () => {
  const { verdict } = compare(ad('cheap', 5_000, days(10, 3)), ad('most', 30_000, days(10, 4)))!;
  expect(verdict).toMatchObject({ code: 'better', facebookAdIds: ['cheap'] });
});

test('fewer than ten results are too early whatever they are, with how many more it takes and how long', () => {
  const { verdict } = compare(ad('A', 10_000, days(14, 1, 0)), ad('B', 10_000, days(14, 0)))!;
  expect(verdict).toMatchObject({ code: 'too-early', moreResults: expect.any(Number) });
  if (verdict.code !== 'too-early') throw new Error(verdict.code);
  expect(verdict.moreResults).toBeGreaterThan(50);
  // Half a result a day.
  expect(verdict.moreDays).toBeGreaterThan(verdict.moreResults);
});

test('where for a week no two were shown beside each other, it says that waiting tells nothing more', () => {
  const isGoingOn = (days: number) => {
    const { verdict } = compareAds(
      [ad('A', 10_000, [2, 2]), ad('B', 10_000, [1, 1])],
      daysAfter(first, days),
    )!;
    return verdict.code === 'too-early' && verdict.isGoingOn;
  };
  expect(isGoingOn(7)).toBe(true);
  expect(isGoingOn(8)).toBe(false);
});

test('alike is only said once an ad twice as good would have been seen, and the wait until then was told about right', () => {
  const early = compare(ad('A', 10_000, days(7, 2, 1)), ad('B', 10_000, days(7, 1, 2)))!;
  expect(early.verdict.code).toBe('too-early');
  if (early.verdict.code !== 'too-early') return;
  const needed = 7 * 3 + early.verdict.moreResults;
  const later = (each: number) =>
    compare(ad('A', 10_000, days(10, each)), ad('B', 10_000, days(10, each)))!.verdict.code;
  expect(later(Math.floor(needed / 20) - 1)).toBe('too-early');
  expect(later(Math.ceil(needed / 20) + 1)).toBe('no-difference');
});

test('only days on which two were shown count', () => {
  const old = ad('old', 10_000, [...days(7, 9), ...days(7, 1)]);
  const young = ad('new', 10_000, [...Array.from({ length: 7 }, () => null), ...days(7, 1)]);
  const compared = compare(old, young)!;
  expect(compared.days).toEqual({ since: daysAfter(first, 7), until: daysAfter(first, 13) });
  expect(compared.ads).toMatchObject([{ results: 7 }, { results: 7 }]);
  expect(compared.verdict.code).toBe('too-early');
});

test('of three or more each had its chance to look best: it takes as many times the evidence', () => {
  const lead = days(7, 3, 3, 3, 3, 3, 3, 4);
  const two = compare(ad('A', 10_000, lead), ad('B', 10_000, days(7, 1, 1, 1, 1, 1, 1, 0)))!;
  const three = compare(ad('A', 10_000, lead), ad('B', 5_000, days(7, 1, 0)), ad('C', 5_000, days(7, 0, 1)))!;
  expect(two.verdict.code).toBe('better');
  expect(three.verdict).toMatchObject({ code: 'leaning', facebookAdId: 'A' });
});

test('where only the worst is certain it is named, and two that are good stay as they are', () => {
  const { verdict, ads } = compare(
    ad('A', 10_000, days(10, 6)),
    ad('B', 10_000, days(10, 6, 5, 7)),
    ad('C', 10_000, days(10, 1, 0)),
  )!;
  expect(verdict).toEqual({ code: 'better', side: 'worse', facebookAdIds: ['C'] });
  expect(ads.map(({ standing }) => standing)).not.toContain('better');
});

test('an ad that Meta hardly showed keeps nobody waiting', () => {
  const { verdict } = compare(
    ad('A', 10_000, days(14, 8, 9)),
    ad('B', 10_000, days(14, 9, 8)),
    ad('hardly', 100, days(14, 0)),
  )!;
  expect(verdict).toEqual({ code: 'no-difference' });
});

test('where one ad was shown at a time there is nothing to compare', () => {
  expect(compare(ad('only', 10_000, days(14, 4)))).toBeUndefined();
  expect(compare()).toBeUndefined();
  const after = ad('after', 10_000, [...Array.from({ length: 7 }, () => null), ...days(7, 4)]);
  expect(compare(ad('before', 10_000, days(7, 4)), after)).toBeUndefined();
});
