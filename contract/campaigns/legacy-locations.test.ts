import { expect, test } from 'vitest';
import { isByNameOnly, readLegacyLocations } from './legacy-locations.ts';

test('each place in a text becomes a city in Norway with its radius, 25 km where none is given', () => {
  const places = readLegacyLocations('Bergen (40km), Oslo , Mo i Rana (12 KM),');
  expect(places.map(({ name, radiusKm }) => [name, radiusKm])).toEqual([
    ['Bergen', 40],
    ['Oslo', 25],
    ['Mo i Rana', 12],
  ]);
  expect(new Set(places.map(({ type, countryCode }) => `${type} ${countryCode}`))).toEqual(
    new Set(['city NO']),
  );
  expect(places.every(isByNameOnly)).toBe(true);
});

test('a radius stays within what a city can have', () => {
  expect(readLegacyLocations('Bodø (5km), Voss (500km)').map(({ radiusKm }) => radiusKm)).toEqual([10, 80]);
});

test('nothing is no place', () => {
  expect(readLegacyLocations(' , ')).toEqual([]);
});
