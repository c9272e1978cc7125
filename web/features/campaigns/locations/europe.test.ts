import type { Location } from '#contract/campaigns/locations.ts';
import { expect, test } from 'vitest';
import { findSpot } from './europe.ts';

function place(type: Location['type'], name: string, countryCode = 'NO'): Location {
  return { type, name, countryCode, key: name, region: null, countryName: '', radiusKm: null };
}

function kmBetween(one: Location, other: Location): number {
  const [from, to] = [findSpot(one), findSpot(other)];
  return from && to ? Math.round(Math.hypot(to.x - from.x, to.y - from.y)) : NaN;
}

test('places lie as far from each other as in the world', () => {
  expect(kmBetween(place('city', 'Bergen'), place('city', 'Oslo'))).toBeCloseTo(305, -1);
  expect(kmBetween(place('city', 'Oslo'), place('city', 'Tromsø'))).toBeCloseTo(1150, -2);
  expect(kmBetween(place('city', 'Athens', 'GR'), place('city', 'Lisbon', 'PT'))).toBeCloseTo(2850, -2);
});

test('a town is found by its own name and by what the world calls it', () => {
  const copenhagen = findSpot(place('city', 'Copenhagen', 'DK'));
  expect(copenhagen).toBeDefined();
  expect(findSpot(place('city', 'København', 'DK'))).toMatchObject({ x: copenhagen?.x, y: copenhagen?.y });
});

test('a region is found however it is called', () => {
  expect(findSpot(place('region', 'Vestland'))).toBeDefined();
  expect(findSpot(place('region', 'Vestland Fylke'))).toEqual(findSpot(place('region', 'Vestland')));
});

test('a country lies where its people live, and what is not drawn lies nowhere', () => {
  expect(kmBetween(place('country', 'Norway'), place('city', 'Oslo'))).toBeLessThan(200);
  expect(findSpot(place('country', 'United States', 'US'))).toBeUndefined();
  expect(findSpot(place('city', 'Nowhere'))).toBeUndefined();
});
