import type { Location } from '#contract/campaigns/locations.ts';
import { expect, test } from 'vitest';
import { findOverlaps } from './location-overlap.ts';

function place(type: Location['type'], name: string, region: string | null = null): Location {
  return { type, key: name, name, region, countryCode: 'NO', countryName: 'Norway', radiusKm: null };
}
const bergen = place('city', 'Bergen', 'Vestland');
const vestland = place('region', 'Vestland');
const norway = place('country', 'Norway');

test('every place that lies in a chosen country or region is told about', () => {
  const voss = place('city', 'Voss', 'Vestland');
  expect(findOverlaps([bergen, norway])).toEqual([{ inner: [bergen], outer: norway }]);
  expect(findOverlaps([vestland, bergen, voss])).toEqual([{ inner: [bergen, voss], outer: vestland }]);
  expect(findOverlaps([norway, vestland, bergen])).toEqual([
    { inner: [vestland, bergen], outer: norway },
    { inner: [bergen], outer: vestland },
  ]);
});

test('places beside each other are fine', () => {
  expect(findOverlaps([bergen, place('city', 'Oslo', 'Oslo')])).toEqual([]);
  expect(findOverlaps([{ ...norway, countryCode: 'SE', name: 'Sweden' }, bergen])).toEqual([]);
});
