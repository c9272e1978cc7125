import { expect, test } from 'vitest';

import { places } from './geography.ts';
import { describePlaces, searchPlaces } from './geography-search.ts';

const names = (q: string, more = {}) =>
  searchPlaces({ q, ...more }).map(({ name, type }) => `${String(name)} (${String(type)})`);

test('there are hundreds of cities, a good part of them Norwegian, and every key is given once', () => {
  const cities = places.filter(({ type }) => type === 'city');
  expect(cities.length).toBeGreaterThan(500);
  expect(cities.filter(({ countryCode }) => countryCode === 'NO').length).toBeGreaterThan(150);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

test.each([
  ['ber', { location_types: '["city"]', country_code: 'NO' }, ['Bergen (city)']],
  ['alesund', {}, ['Ålesund (city)']],
  ['TROMSØ', {}, ['Tromsø (city)']],
  ['vestl', {}, ['Vestland (region)']],
  ['norge', { locale: 'nb_NO' }, ['Norge (country)']],
  ['rana', {}, ['Mo i Rana (city)']],
  ['xyzzy', {}, []],
])('%s %j finds %j', (q, more, expected) => {
  expect(names(q, more)).toEqual(expected);
});

test('an exact name comes first', () => {
  expect(names('oslo')[0]).toBe('Oslo (region)');
  expect(names('oslo', { location_types: ['city'] })[0]).toBe('Oslo (city)');
});

test('keys lead back to places', () => {
  const [bergen] = searchPlaces({ q: 'Bergen', location_types: ['city'] });
  expect(describePlaces({ cities: [bergen?.['key']] })).toMatchObject({
    cities: { [String(bergen?.['key'])]: { name: 'Bergen', region: 'Vestland' } },
  });
});
