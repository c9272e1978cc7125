import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';
import { leastOf } from './judge-corpus.ts';
import { kept } from './kept.ts';
import { type LabelledAd, ruleIds } from './labelled-ad.ts';
import { tuning } from './tuning.ts';

const halves = { tuning, kept };
const adsOf = (half: keyof typeof halves): LabelledAd[] =>
  Object.values(halves[half]).flatMap(({ ads }) => [...ads]);
const all = [...adsOf('tuning'), ...adsOf('kept')];
const labelsOf = ({ stop, ask, hint, either }: LabelledAd) =>
  [stop, ask, hint, either].flatMap((ids) => ids ?? []);
const count = (ads: readonly LabelledAd[], which: (ad: LabelledAd) => boolean) => ads.filter(which).length;

test('the corpus is large, in three languages, and a good part of it is lawful', () => {
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(count(all, ({ language }) => language === undefined) / all.length).toBeGreaterThan(0.5);
  expect(count(all, ({ language }) => language === 'nn')).toBeGreaterThan(50);
  expect(count(all, ({ language }) => language === 'en')).toBeGreaterThan(100);
  expect(count(all, (ad) => labelsOf(ad).length === 0)).toBeGreaterThanOrEqual(160);
});

test('no ad is there twice, and none has two labels for one rule', () => {
  const plain = ({ text }: LabelledAd) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  expect(new Set(all.map(plain)).size).toBe(all.length);
  expect(all.filter((ad) => new Set(labelsOf(ad)).size < labelsOf(ad).length)).toEqual([]);
});

test('both halves have every trade, in equal parts', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(tuning));
  for (const [trade, { ads }] of Object.entries(tuning))
    expect(Math.abs(ads.length - kept[trade as keyof typeof kept].ads.length)).toBeLessThanOrEqual(1);
});

test.each(ruleIds)('%s has at least twelve ads to strike at, shared by both halves', (id) => {
  const due = (ads: readonly LabelledAd[]) => count(ads, (ad) => leastOf(ad, id) !== undefined);
  expect(due(all)).toBeGreaterThanOrEqual(12);
  expect(Math.min(due(adsOf('tuning')), due(adsOf('kept')))).toBeGreaterThanOrEqual(5);
});

test('what is only shown abroad breaks no Norwegian law, and what is only shown here none of the EU', () => {
  const isAbroad = (ad: LabelledAd) => !contentOf(ad, '').countryCodes.includes('NO');
  const onlyHere = (ad: LabelledAd) => contentOf(ad, '').countryCodes.join() === 'NO';
  const has = (ad: LabelledAd, ids: RegExp) => labelsOf(ad).some((id) => ids.test(id));
  expect(all.filter((ad) => isAbroad(ad) && has(ad, /^NO-/))).toEqual([]);
  expect(all.filter((ad) => onlyHere(ad) && has(ad, /^EU-(UCPD|PRICE|GREEN|CREDIT|HEALTH|KIDS)$/))).toEqual(
    [],
  );
});
