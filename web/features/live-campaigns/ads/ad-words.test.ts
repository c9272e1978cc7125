import { liveLimits } from '#contract/live/steering.ts';
import { expect, test } from 'vitest';
import {
  findWordTroubles,
  isOtherWords,
  kindOfButtons,
  kindOfNewButtons,
  withHeldChoice,
  withText,
} from './ad-words.ts';

const words = {
  headline: 'Warm by tonight',
  primaryText: 'We come today.',
  description: '',
  callToAction: 'SIGN_UP',
};

test('headline and primary text are needed, a description is not', () => {
  expect(findWordTroubles(words, liveLimits.ad)).toEqual({});
  expect(findWordTroubles({ ...words, headline: ' ', primaryText: '' }, liveLimits.ad)).toEqual({
    headline: 'missing',
    primaryText: 'missing',
  });
});

test('an emoji counts as one letter', () => {
  const flags = (count: number) => ({ ...words, headline: '🇳🇴'.repeat(count) });
  expect(findWordTroubles(flags(40), liveLimits.ad)).toEqual({});
  expect(findWordTroubles(flags(41), liveLimits.ad)).toEqual({ headline: 'too-long' });
});

test('a blank at the end is no change, another button is one', () => {
  expect(isOtherWords({ ...words, headline: 'Warm by tonight ' }, words)).toBe(false);
  expect(isOtherWords({ ...words, callToAction: 'LEARN_MORE' }, words)).toBe(true);
});

test('a button from Ads Manager that we do not offer can stay', () => {
  const choices = [{ value: 'SIGN_UP', label: 'Sign up' }];
  expect(withHeldChoice(choices, 'ORDER_NOW')[0]).toEqual({ value: 'ORDER_NOW', label: 'Order now' });
  expect(withHeldChoice(choices, 'SIGN_UP')).toBe(choices);
});

test('the buttons of an ad are those of a form where it opens one, whatever its campaign is for', () => {
  const of = (opensForm: boolean | null, objective: 'leads' | 'traffic' | 'sales' | null) =>
    kindOfButtons({ opensForm }, { objective });
  // A lead campaign may lead to a website, and one of a kind we do not build may open a form.
  expect([of(true, 'leads'), of(true, null), of(true, 'sales')]).toEqual(['leads', 'leads', 'leads']);
  expect([of(false, 'leads'), of(false, 'sales'), of(false, null)]).toEqual(['traffic', 'sales', null]);
  expect([of(null, 'leads'), of(null, 'sales')]).toEqual(['leads', 'sales']);
});

test('the buttons of a new ad are those of the ads it will stand beside', () => {
  const form = { facebookAdSetId: 'form', opensForm: true, goneAt: null };
  const site = { facebookAdSetId: 'site', opensForm: false, goneAt: null };
  const gone = { facebookAdSetId: 'site', opensForm: true, goneAt: '2026-11-01T00:00:00.000Z' };
  const of = (adSet: string, objective: 'leads' | 'traffic') =>
    kindOfNewButtons(adSet, [gone, form, site], { objective });
  expect([of('form', 'traffic'), of('site', 'leads')]).toEqual(['leads', 'traffic']);
  expect([of('empty', 'leads'), of('empty', 'traffic')]).toEqual(['leads', 'traffic']);
});

test('other words stand where the law looks for them, and nowhere else', () => {
  const words = { headline: 'One', primaryText: 'Two', description: 'Three', callToAction: 'LEARN_MORE' };
  expect(withText(words, 'ads.0.primaryText', 'Other')).toEqual({ ...words, primaryText: 'Other' });
  expect(withText(words, 'mediaIds.1', 'Other')).toBe(words);
});
