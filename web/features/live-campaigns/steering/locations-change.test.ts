import type { LivePlace } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { isOtherPlaces, movedRadii, placesToAsk } from './locations-change.ts';

function place(key: string, radiusKm: number | null, type: LivePlace['type'] = 'city'): LivePlace {
  return { type, key, name: key, region: null, countryCode: 'NO', countryName: 'Norway', radiusKm };
}
const bergen = place('Bergen', 25);
const norway = place('NO', null, 'country');

test('the same places in another order are no change', () => {
  expect(isOtherPlaces([norway, bergen], [bergen, norway])).toBe(false);
});

test('another radius, a place more and a place less are changes', () => {
  expect(isOtherPlaces([place('Bergen', 30)], [bergen])).toBe(true);
  expect(isOtherPlaces([place('Bergen', null)], [bergen])).toBe(true);
  expect(isOtherPlaces([bergen, norway], [bergen])).toBe(true);
  expect(isOtherPlaces([], [bergen])).toBe(true);
});

test('a radius that cannot be asked for becomes one that can, and this is told', () => {
  const oslo = place('Oslo', 80.47);
  const voss = place('Voss', 5);
  expect(placesToAsk([oslo, voss]).map(({ radiusKm }) => radiusKm)).toEqual([80, 10]);
  expect(movedRadii([oslo, voss, bergen, norway], [oslo, voss, bergen])).toEqual([
    { name: 'Oslo', fromKm: 80.47, toKm: 80 },
    { name: 'Voss', fromKm: 5, toKm: 17 },
  ]);
});

test('ten miles stay ten miles, and of a radius that was just chosen the picker tells', () => {
  const voss = place('Voss', 16);
  expect(movedRadii([voss, norway], [voss])).toEqual([]);
  expect(movedRadii([place('Bergen', 12)], [bergen])).toEqual([]);
});

test('a city without a radius stays without one', () => {
  expect(placesToAsk([place('Bergen', null)])).toEqual([place('Bergen', null)]);
  expect(movedRadii([place('Bergen', null)], [place('Bergen', null)])).toEqual([]);
});
