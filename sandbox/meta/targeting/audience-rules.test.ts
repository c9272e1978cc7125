import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { bergen, inBergen, newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const campaign = textOf((await graph.post(`${nok}/campaigns`, newCampaign))['id']);
const off = { targeting_automation: { advantage_audience: 0 } };
const named = { dsa_payor: 'Fjord Demo AS', dsa_beneficiary: 'Fjord Demo AS' };
const within = (geo: Fields) => ({ ...off, geo_locations: geo });
const point = (latitude: number, longitude: number, more: Fields = {}) => ({
  latitude,
  longitude,
  radius: 10,
  distance_unit: 'kilometer',
  ...more,
});
const city = { key: bergen, radius: 25, distance_unit: 'kilometer' };
const interest = (id: string) => ({ flexible_spec: [{ interests: [{ id, name: 'Football' }] }] });
const football = interest('6003107902433');

async function aim(targeting: Fields, more: Fields = {}, version = 'v26.0'): Promise<string> {
  const body = { ...newAdSet(campaign), targeting, ...more };
  const headers = { authorization: `Bearer ${practice.token}` };
  return verdict(await (await practice.send('POST', `/meta/${version}/${nok}/adsets`, body, headers)).json());
}

test.each([
  [
    'a country that does not exist',
    within({ countries: ['XQ'] }),
    '100/1487079 targeting.geo_locations.countries',
  ],
  ['a country where Meta sells nothing', within({ countries: ['CU'] }), '2641'],
  ['a group of countries', within({ country_groups: ['oceania'] }), 'ok'],
  [
    'a group nobody knows',
    within({ country_groups: ['atlantis'] }),
    '100/1487079 targeting.geo_locations.country_groups',
  ],
  [
    'a radius around a region',
    within({ regions: [{ key: '1', radius: 20 }] }),
    '100/1487079 targeting.geo_locations.regions',
  ],
  ['a unit nobody knows', within({ cities: [{ ...city, distance_unit: 'furlong' }] }), '100'],
  ['ten miles around a city', within({ cities: [{ ...city, radius: 10, distance_unit: 'mile' }] }), 'ok'],
  [
    'nine miles around a city',
    within({ cities: [{ ...city, radius: 9, distance_unit: 'mile' }] }),
    '100/1487079 targeting.geo_locations.cities',
  ],
  [
    'the same city twice',
    within({ cities: [city, { ...city, radius: 40 }] }),
    '100/1815946 targeting.geo_locations',
  ],
  [
    'a point off the map',
    within({ custom_locations: [point(95, 5)] }),
    '100/1487079 targeting.geo_locations.custom_locations',
  ],
  [
    'a point within its own country',
    within({ countries: ['NO'], custom_locations: [point(60.4, 5.3)] }),
    '100/1487756 targeting.geo_locations',
  ],
  [
    'too many points',
    within({ custom_locations: Array.from({ length: 201 }, (_, place) => point(60, place / 100)) }),
    '100/1487079 targeting.geo_locations.custom_locations',
  ],
  ['football', { ...inBergen, ...football }, 'ok'],
  [
    'an interest that is gone',
    { ...inBergen, ...interest('6003000000001') },
    '100/1487694 targeting.flexible_spec',
  ],
  ['football for the young', { ...inBergen, ...football, age_min: 16 }, '100/1870165 targeting.age_min'],
  [
    'the young in Denmark',
    { ...within({ countries: ['DK'] }), age_min: 16 },
    '100/3858064 targeting.age_min',
  ],
  ['the young in Norway', { ...inBergen, age_min: 16 }, 'ok'],
  [
    'a handful of neighbours',
    { ...within({ custom_locations: [point(60.4, 5.3, { radius: 1 })] }), age_min: 30, age_max: 31 },
    '100/2446395 targeting',
  ],
  ['ages up to 70', { ...inBergen, age_max: 70 }, '100/1487079 targeting.age_max'],
  ['ages from 12', { ...inBergen, age_min: 12 }, '100/1487079 targeting.age_min'],
  ['ages the wrong way round', { ...inBergen, age_min: 50, age_max: 30 }, '100/1487079 targeting.age_min'],
  [
    'with Advantage, from 16',
    { ...inBergen, age_min: 16, targeting_automation: { advantage_audience: 1 } },
    '100/1870188 targeting.age_min',
  ],
  [
    'Audience Network alone',
    { ...inBergen, publisher_platforms: ['audience_network'] },
    '100/1815433 targeting.publisher_platforms',
  ],
  [
    'Threads without Instagram',
    { ...inBergen, publisher_platforms: ['facebook', 'threads'] },
    '100/1815433 targeting.publisher_platforms',
  ],
  [
    'Instagram on desktop alone',
    { ...inBergen, publisher_platforms: ['instagram'], device_platforms: ['desktop'] },
    '100/1815433 targeting.device_platforms',
  ],
  [
    'a position without its platform',
    { ...inBergen, publisher_platforms: ['instagram'], facebook_positions: ['feed'] },
    '100/1815433 targeting.facebook_positions',
  ],
  ['Instagram alone', { ...inBergen, publisher_platforms: ['instagram'] }, 'ok'],
])('an audience of %s', async (_case, targeting, expected) => {
  expect(await aim(targeting)).toBe(expected);
});

test.each([
  ['v25.0', ['explore', 'explore_home'], 'ok'],
  ['v25.0', ['explore_home'], '100/2490392 targeting.instagram_positions'],
  ['v26.0', ['explore', 'explore_home'], '100/1815433 targeting.instagram_positions'],
])('%s and the positions %j of Instagram', async (version, instagram_positions, expected) => {
  expect(await aim({ ...inBergen, instagram_positions }, {}, version)).toBe(expected);
});

test('Messenger stories are taken away without a word', async () => {
  const body = { ...newAdSet(campaign), targeting: { ...inBergen, messenger_positions: ['story'] } };
  const { id } = await graph.post(`${nok}/adsets`, body);
  const { targeting } = await graph.get(textOf(id), { fields: 'targeting' });
  expect(targeting).not.toHaveProperty('messenger_positions');
});

test.each([
  ['Åland', within({ countries: ['AX'] }), '100/3858079 dsa_payor'],
  ['Réunion', within({ countries: ['RE'] }), '100/3858079 dsa_payor'],
  ['the whole world', within({ country_groups: ['worldwide'] }), '100/3858079 dsa_payor'],
  ['the European Economic Area', within({ country_groups: ['eea'] }), '100/3858079 dsa_payor'],
  ['a point in Hamburg', within({ custom_locations: [point(53.5, 10)] }), '100/3858079 dsa_payor'],
  ['a point in Bergen', within({ custom_locations: [point(60.4, 5.3)] }), 'ok'],
  [
    'a point just across the border, in Strömstad',
    within({ custom_locations: [point(58.94, 11.17)] }),
    '100/3858079 dsa_payor',
  ],
  ['customers, wherever they are', { ...off, custom_audiences: [{ id: '1' }] }, '100/3858079 dsa_payor'],
  ['Iceland', within({ countries: ['IS'] }), 'ok'],
])('who reaches %s', async (_case, targeting, expected) => {
  expect(await aim(targeting)).toBe(expected);
});

test('payer and beneficiary are kept where they are needed, and forgotten elsewhere', async () => {
  const { adSet } = await plantTree(practice);
  await graph.post(adSet, named);
  expect(await graph.get(adSet, { fields: 'dsa_payor,dsa_beneficiary' })).toEqual({ id: adSet });
  await graph.post(adSet, { targeting: within({ countries: ['DE'] }), ...named });
  expect(await graph.get(adSet, { fields: 'dsa_payor,dsa_beneficiary' })).toEqual({ id: adSet, ...named });
});

test('what is missing is taken from the account, each for itself', async () => {
  await graph.post(nok, { default_dsa_beneficiary: 'Fjord Demo AS' });
  const germany = within({ countries: ['DE'] });
  expect(await aim(germany)).toBe('100/3858079 dsa_payor');
  expect(await aim(germany, { dsa_payor: 'Somebody else' })).toBe('ok');
});

test('an ad cannot be made where an ad set has come to reach Europe without a word', async () => {
  const { adSet, creative } = await plantTree(practice);
  await practice.edit(adSet, { targeting: within({ countries: ['DE'] }) });
  const body = { name: 'Ad', adset_id: adSet, creative: { creative_id: creative } };
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('100/3858152 adset_id');
});

test.each([
  [
    { city_radius_subcode: 1487851 },
    { ...inBergen, geo_locations: { cities: [{ ...city, radius: 10 }] } },
    '100/1487851 targeting.geo_locations.cities',
  ],
  [
    { instagram_alone: 'refused' },
    { ...inBergen, publisher_platforms: ['instagram'] },
    '100/1815433 targeting.publisher_platforms',
  ],
  [{ advantage_audience: 'unless-default' }, { geo_locations: { countries: ['NO'] } }, 'ok'],
  [
    {},
    { geo_locations: { countries: ['NO'] }, age_min: 30 },
    '100/1870227 targeting.targeting_automation.advantage_audience',
  ],
])('with %j', async (changes, targeting, expected) => {
  await practice.control('switches', changes);
  expect(await aim(targeting)).toBe(expected);
});

test('circles that overlap are refused when the switch says so', async () => {
  const near = within({
    custom_locations: [point(60.39, 5.32, { radius: 5 }), point(60.44, 5.32, { radius: 2 })],
  });
  const apart = within({
    custom_locations: [point(60.39, 5.32, { radius: 3 }), point(60.44, 5.32, { radius: 2 })],
  });
  expect(await aim(near)).toBe('ok');
  await practice.control('switches', { overlapping_circles: 'refused' });
  expect([await aim(near), await aim(apart)]).toEqual(['100/1815946 targeting.geo_locations', 'ok']);
  await practice.control('switches', { overlapping_circles: 'accepted' });
});
