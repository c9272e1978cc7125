import type { Location } from '#contract/campaigns/locations.ts';
import { expect, test } from 'vitest';
import { countriesOf, nameAgeTo, nameAllPlaces, nameLocations } from './campaign-words.ts';

const place = (name: string, countryName = 'Norway'): Location => ({
  key: name,
  type: 'city',
  name,
  region: null,
  countryCode: countryName === 'Norway' ? 'NO' : 'SE',
  countryName,
  radiusKm: null,
});

test('of many locations the first two are named, and the rest are counted', () => {
  expect(nameLocations([])).toBe('');
  expect(nameLocations([place('Bergen'), place('Oslo')])).toBe('Bergen, Oslo');
  const bergen = { ...place('Bergen'), radiusKm: 25 };
  expect(nameLocations([bergen, place('Oslo'), place('Voss'), place('Moss')])).toBe(
    'Bergen and 25 km around, Oslo +2 more',
  );
});

test('where all of them are named, each is named with what is around it', () => {
  expect(nameAllPlaces([{ ...place('Bergen'), radiusKm: 25 }, place('Oslo')])).toBe(
    'Bergen and 25 km around and Oslo',
  );
});

test('a country is named once, however many of its towns are chosen', () => {
  expect(countriesOf([place('Bergen'), place('Malmö', 'Sweden'), place('Oslo')])).toBe('Norway, Sweden');
});

test('the oldest age has no upper end', () => {
  expect([nameAgeTo(64), nameAgeTo(65)]).toEqual(['64', '65+']);
});
