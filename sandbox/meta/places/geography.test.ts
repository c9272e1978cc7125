import { afterAll, expect, test } from 'vitest';

import { at } from '#sandbox/json.ts';
import { openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';
import { places } from './geography.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const search = (query: Record<string, unknown>) =>
  practice.graph.get('search', { type: 'adgeolocation', ...query });
const names = async (q: string, more = {}) =>
  rowsOf(await search({ q, ...more })).map(({ name, type }) => `${String(name)} (${String(type)})`);

test('there are hundreds of cities, a good part of them Norwegian, and every key is given once', () => {
  const cities = places.filter(({ type }) => type === 'city');
  const norwegian = cities.filter(({ countryCode }) => countryCode === 'NO');
  expect(norwegian.length).toBeGreaterThan(200);
  expect(cities.length - norwegian.length).toBeGreaterThan(500);
  expect(new Set(norwegian.map(({ region }) => region?.name)).size).toBe(15);
  expect(places.filter(({ type }) => type === 'country').length).toBeGreaterThan(230);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

test.each([
  ['ber', { location_types: '["city"]', country_code: 'NO' }, ['Bergen (city)', 'Bergenhus (subcity)']],
  ['alesund', {}, ['Ålesund (city)']],
  ['TROMSØ', {}, ['Tromsø (city)']],
  ['vestl', {}, ['Vestland (region)']],
  ['norge', { locale: 'nb_NO' }, ['Norge (country)']],
  ['rana', {}, ['Mo i Rana (city)']],
  ['københavn', {}, ['Copenhagen (city)']],
  ['5014', {}, ['5014 (zip)']],
  [
    'euro',
    { location_types: ['country_group'] },
    ['Europe (country_group)', 'European Economic Area (country_group)', 'Euro area (country_group)'],
  ],
  ['new york', { location_types: ['geo_market'] }, ['New York (geo_market)']],
  ['xyzzy', {}, []],
])('%s %j finds %j', async (q, more, expected) => {
  expect(await names(q, more)).toEqual(expected);
});

test('an exact name comes first', async () => {
  expect((await names('oslo'))[0]).toBe('Oslo (region)');
  expect((await names('oslo', { location_types: ['city'] }))[0]).toBe('Oslo (city)');
});

test('a search stays within a region and within its limit', async () => {
  const [vestland] = rowsOf(await search({ q: 'Vestland', location_types: ['region'] }));
  const within = rowsOf(await search({ q: 's', region_id: String(vestland?.['key']), limit: '3' }));
  expect(within).toHaveLength(3);
  expect(within.every(({ region }) => region === 'Vestland')).toBe(true);
});

test('a postal code tells its city, a group its countries', async () => {
  expect(rowsOf(await search({ q: '5014' }))).toMatchObject([
    {
      key: 'NO:5014',
      type: 'zip',
      primary_city: 'Bergen',
      primary_city_id: expect.any(Number),
      region: 'Vestland',
      country_code: 'NO',
    },
  ]);
  expect(rowsOf(await search({ q: 'worldwide' }))).toMatchObject([{ is_worldwide: true }]);
  expect(rowsOf(await search({ q: 'Europe', location_types: ['country_group'] }))[0]).toMatchObject({
    country_codes: expect.arrayContaining(['DE', 'NO']),
  });
});

test('without words there are countries, and no cities', async () => {
  expect(rowsOf(await search({ location_types: ['country'] }))).toHaveLength(25);
  expect(verdict(await search({ location_types: ['city'] }))).toBe('100');
  await practice.control('switches', { search_without_words: 'empty' });
  expect(rowsOf(await search({ location_types: ['city'] }))).toEqual([]);
  await practice.control('switches', { search_without_words: 'refused' });
});

test.each([{ location_types: ['village'] }, { limit: 'many' }, { type: 'adplanet' }])(
  '%j is refused',
  async (wrong) => {
    expect(verdict(await search({ q: 'a', ...wrong }))).toBe('100');
  },
);

test('keys lead back to places', async () => {
  const [bergen] = rowsOf(await search({ q: 'Bergen', location_types: ['city'] }));
  const key = String(bergen?.['key']);
  const meta = await search({
    type: 'adgeolocationmeta',
    cities: [key],
    zips: ['NO:5014'],
    countries: ['NO'],
  });
  expect(at(meta, 'data')).toMatchObject({
    cities: { [key]: { name: 'Bergen', region: 'Vestland' } },
    zips: { 'NO:5014': { primary_city: 'Bergen' } },
    countries: { NO: { name: 'Norway' } },
  });
});

test('interests come with how many people have them', async () => {
  const found = rowsOf(await search({ type: 'adinterest', q: 'foot' }));
  expect(found).toMatchObject([{ id: '6003107902433', name: 'Football' }]);
  expect(Number(found[0]?.['audience_size_upper_bound'])).toBeGreaterThan(
    Number(found[0]?.['audience_size_lower_bound']),
  );
  expect(verdict(await search({ type: 'adinterest' }))).toBe('100');
});
