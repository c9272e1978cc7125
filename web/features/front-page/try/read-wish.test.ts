import { expect, test } from 'vitest';
import { readTowns } from './read-towns.ts';
import { findTrade, readWish } from './read-wish.ts';
import { townList } from './towns.ts';
import { tradeKeys, trades } from './trades.ts';

const towns = readTowns(townList).map(({ name }) => name);
const read = (typed: string) => readWish(typed, towns);
const signs = tradeKeys.map((key) => [key, trades[key].signs] as const);

test.each([
  ['Plumber, Bergen', 'Plumber', 'Bergen'],
  ['plumber in bergen', 'Plumber', 'Bergen'],
  ['Rørlegger i Bergen', 'Rørlegger', 'Bergen'],
  ['Frisør på Voss', 'Frisør', 'Voss'],
  ['Bakery Oslo', 'Bakery', 'Oslo'],
  ['Verksted i Mo i Rana', 'Verksted', 'Mo i Rana'],
  ['I sell wool sweaters in Voss.', 'Wool sweaters', 'Voss'],
  ['Jeg selger kaker, Oslo', 'Kaker', 'Oslo'],
  ['We run a yoga studio near Brighton', 'Yoga studio', 'Brighton'],
  ['Yoga studio', 'Yoga studio', ''],
  [`${'Cakes and buns, '.repeat(10)}Bergen`, 'Cakes and buns, Cakes and buns', 'Bergen'],
  ['  Plumber ,  ', 'Plumber', ''],
])('%s', (typed, what, place) => {
  expect(read(typed)).toEqual({ what, place });
});

test('what says nothing is no wish', () => {
  for (const typed of ['', '   ', ', Bergen', '!?', '123', '<>']) expect(read(typed)).toBeUndefined();
});

test('what is long is cut at a word, and marks of markup and of our own words go', () => {
  const { what, place } = read(`${'Handmade '.repeat(20)}, ${'Far away '.repeat(20)}`)!;
  expect(what.length).toBeLessThanOrEqual(34);
  expect(what.endsWith('Handmade')).toBe(true);
  expect(place.length).toBeLessThanOrEqual(24);
  expect(read('<b>Cakes</b> {place}\u0000')?.what).toBe('B Cakes /b place');
});

test('a trade is told by its signs in both languages, and there is one for everybody', () => {
  const found = (what: string) => findTrade(what, signs);
  expect(['Plumber', 'Rørlegger', 'Bakeri', 'Barber shop', 'Yogastudio', 'Bilverksted'].map(found)).toEqual([
    'plumber',
    'plumber',
    'bakery',
    'hairdresser',
    'yoga',
    'garage',
  ]);
  expect(found('Something nobody has heard of')).toBe('other');
});
