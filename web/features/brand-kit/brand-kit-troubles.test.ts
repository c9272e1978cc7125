import { expect, test } from 'vitest';
import { findTroubles, tidyColours, toHex } from './brand-kit-troubles.ts';

test.each([
  ['#1F6F8B', '#1f6f8b'],
  [' 1f6f8b ', '#1f6f8b'],
  ['#fa0', '#ffaa00'],
  ['red', undefined],
  ['#12345', undefined],
  ['', undefined],
])('%j is the colour %j', (text, colour) => {
  expect(toHex(text)).toBe(colour);
});

test('what is no colour is pointed at, and an empty line is no trouble', () => {
  const words = { wordsToUse: [], wordsToAvoid: [] };
  expect(findTroubles({ colours: ['#fff', '', 'red', '#12'], ...words })?.colours).toEqual([2, 3]);
  expect(findTroubles({ colours: ['#fff', ''], ...words })).toBeUndefined();
  expect(tidyColours(['#FFF', '', 'ffffff', '#000'])).toEqual(['#ffffff', '#000000']);
});

test('no word is both used and avoided, however it is written', () => {
  const kit = { colours: [], wordsToUse: ['fast pris', 'Billig'], wordsToAvoid: ['billig'] };
  expect(findTroubles(kit)?.inBoth).toBe('Billig');
});
