import type { Location } from '#contract/campaigns.ts';
import { expect, test } from 'vitest';
import { findOverlap } from './location-overlap.ts';

function place(type: Location['type'], name: string, region: string | null = null): Location {
  return { type, key: name, name, region, countryCode: 'NO', countryName: 'Norway', radiusKm: null };
}
const bergen = place('city', 'Bergen', 'Vestland');
const vestland = place('region', 'Vestland');
const norway = place('country', 'Norway');

test('a city in a chosen country, and in a chosen region, is told about', () => {
  expect(findOverlap([bergen, norway])).toEqual({ inner: bergen, outer: norway });
  expect(findOverlap([vestland, bergen])).toEqual({ inner: bergen, outer: vestland });
  expect(findOverlap([norway, vestland])).toEqual({ inner: vestland, outer: norway });
});

test('places beside each other are fine', () => {
  expect(findOverlap([bergen, place('city', 'Oslo', 'Oslo')])).toBeUndefined();
  expect(findOverlap([{ ...norway, countryCode: 'SE', name: 'Sweden' }, bergen])).toBeUndefined();
});
