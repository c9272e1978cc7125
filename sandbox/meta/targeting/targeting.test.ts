import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import {
  bergen,
  berlin,
  inBergen,
  newAdSet,
  newCampaign,
  plantTree,
} from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const campaign = textOf((await graph.post(`${nok}/campaigns`, newCampaign))['id']);
const off = { targeting_automation: { advantage_audience: 0 } };
const on = { ...inBergen, targeting_automation: { advantage_audience: 1 } };
const around = (radius: number) => ({
  ...inBergen,
  geo_locations: { cities: [{ key: bergen, radius, distance_unit: 'kilometer' }] },
});
const cities = '100/1487079 targeting.geo_locations.cities';
const advantage = 'targeting.targeting_automation.advantage_audience';

async function aim(targeting: Fields, more: Fields = {}): Promise<string> {
  return verdict(await graph.post(`${nok}/adsets`, { ...newAdSet(campaign), targeting, ...more }));
}

test.each([
  ['10 km around a city is too little', around(10), cities],
  ['17 km is enough', around(17), 'ok'],
  ['80 km is possible', around(80), 'ok'],
  ['81 km is too much', around(81), cities],
  ['a city that does not exist', { ...off, geo_locations: { cities: [{ key: '1' }] } }, cities],
  [
    'a point may have a smaller circle',
    {
      ...off,
      geo_locations: {
        custom_locations: [{ latitude: 60.4, longitude: 5.3, radius: 10, distance_unit: 'kilometer' }],
      },
    },
    'ok',
  ],
  ['cities must be a list', { ...off, geo_locations: { cities: { key: bergen } } }, '100'],
  ['nowhere is not a place', off, '100/1885364 targeting'],
  [
    'a city and its own country overlap',
    { ...inBergen, geo_locations: { countries: ['NO'], cities: [{ key: bergen }] } },
    '100/1487756 targeting.geo_locations',
  ],
  ['the advantage flag is missing', { geo_locations: inBergen['geo_locations'] }, `100/1870227 ${advantage}`],
  [
    'the advantage flag is a boolean',
    { ...inBergen, targeting_automation: { advantage_audience: true } },
    `100/1870196 ${advantage}`,
  ],
  ['advantage on, people up to 50', { ...on, age_max: 50 }, '100/1870189 targeting.age_max'],
  ['advantage on, people from 30', { ...on, age_min: 30, age_max: 65 }, '100/1870188 targeting.age_min'],
  ['advantage on, everybody', on, 'ok'],
  ['advantage off, 30 to 50', { ...inBergen, age_min: 30, age_max: 50 }, 'ok'],
  [
    'a placement that is gone',
    { ...inBergen, facebook_positions: ['video_feeds'] },
    '100/2490562 targeting.facebook_positions',
  ],
  [
    'location types that are gone',
    { ...inBergen, geo_locations: { countries: ['NO'], location_types: ['travel_in'] } },
    '100/1870199 targeting.geo_locations.location_types',
  ],
])('%s', async (_case, targeting, expected) => {
  expect(await aim(targeting)).toBe(expected);
});

const germany = { ...off, geo_locations: { countries: ['DE'] } };
const named = { dsa_payor: 'Fjord Demo AS', dsa_beneficiary: 'Fjord Demo AS' };

test.each([
  ['Germany, and nobody said to pay', germany, {}, '100/3858079 dsa_payor'],
  [
    'Germany, and nobody said to benefit',
    germany,
    { dsa_payor: 'Fjord Demo AS' },
    '100/3858081 dsa_beneficiary',
  ],
  ['Germany, all said', germany, named, 'ok'],
  [
    'a German city counts as well',
    { ...off, geo_locations: { cities: [{ key: berlin }] } },
    {},
    '100/3858079 dsa_payor',
  ],
  ['Switzerland', { ...off, geo_locations: { countries: ['CH'] } }, {}, 'ok'],
  ['Great Britain', { ...off, geo_locations: { countries: ['GB'] } }, {}, 'ok'],
])('transparency in %s', async (_case, targeting, more, expected) => {
  expect(await aim(targeting, more)).toBe(expected);
});

test('moving an ad set into the European Union asks who pays', async () => {
  const { adSet } = await plantTree(practice);
  expect(verdict(await graph.post(adSet, { targeting: germany }))).toBe('100/3858079 dsa_payor');
  expect(verdict(await graph.post(adSet, { targeting: germany, ...named }))).toBe('ok');
});

test('the account may name a payer for all its ad sets', async () => {
  await graph.post(nok, { default_dsa_payor: 'Fjord Demo AS', default_dsa_beneficiary: 'Fjord Demo AS' });
  expect(await aim(germany)).toBe('ok');
});
