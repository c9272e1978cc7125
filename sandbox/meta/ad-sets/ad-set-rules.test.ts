import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { pageIds, pixelIds } from '#sandbox/meta/seed-ids.ts';
import {
  bergen,
  berlin,
  inBergen,
  newAdSet,
  newCampaign,
  plantTree,
} from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const make = async (edge: string, body: Fields) => textOf((await graph.post(`${nok}/${edge}`, body))['id']);
const campaign = (fields: Fields) => make('campaigns', { ...newCampaign, ...fields });
const leads = await campaign({});
const traffic = await campaign({ objective: 'OUTCOME_TRAFFIC' });
const sales = await campaign({ objective: 'OUTCOME_SALES' });

const atNoon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const website = {
  destination_type: 'WEBSITE',
  optimization_goal: 'LINK_CLICKS',
  promoted_object: undefined,
};
const purchase = { pixel_id: pixelIds.shop, custom_event_type: 'PURCHASE' };
const value = { ...website, optimization_goal: 'VALUE', promoted_object: purchase };
const roas = { ...value, bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' };
const lifetime = { daily_budget: undefined, lifetime_budget: 50_000 };
const capped = { bid_strategy: 'LOWEST_COST_WITH_BID_CAP' };
const taiwan = { regional_regulated_categories: ['TAIWAN_UNIVERSAL'] };

test.each([
  ['clicks paid by the click', traffic, { ...website, billing_event: 'LINK_CLICKS' }, 'ok'],
  [
    'chats that are promoted by a page',
    traffic,
    { ...website, destination_type: 'MESSENGER', promoted_object: { page_id: pageIds.plumber } },
    'ok',
  ],
  [
    'chats without a page',
    traffic,
    { ...website, destination_type: 'MESSENGER' },
    '100/1815430 promoted_object',
  ],
  [
    'two things to promote',
    leads,
    { promoted_object: { page_id: pageIds.plumber, ...purchase } },
    '100/1487929 promoted_object',
  ],
  ['clicks of a sales campaign without a pixel', sales, website, '100/1815430 promoted_object'],
  [
    'an event nobody knows',
    sales,
    { ...value, promoted_object: { ...purchase, custom_event_type: 'VIEW_CONTENT' } },
    '100',
  ],
  ['a custom conversion', sales, { ...value, promoted_object: { custom_conversion_id: '1' } }, 'ok'],
  ['a return without a floor', sales, roas, '100/2490487 bid_constraints'],
  ['a return with a floor', sales, { ...roas, bid_constraints: { roas_average_floor: 15_000 } }, 'ok'],
  [
    'a return of clicks',
    traffic,
    { ...website, bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS', bid_constraints: { roas_average_floor: 1 } },
    '100/2490408 optimization_goal',
  ],
  [
    'a bid where Meta bids alone',
    leads,
    {
      destination_type: 'PHONE_CALL',
      optimization_goal: 'QUALITY_CALL',
      bid_strategy: 'COST_CAP',
      bid_amount: 9,
    },
    '100/1885204 bid_strategy',
  ],
  ['a bid as large as the day', leads, { ...capped, bid_amount: 10_001 }, '100/1885272 daily_budget'],
  [
    'five clicks a day at least',
    traffic,
    { ...website, ...capped, billing_event: 'LINK_CLICKS', bid_amount: 2_001 },
    '100/1885272 daily_budget',
  ],
  ['a lifetime without an end', leads, lifetime, '100'],
  ['a lifetime of ten days', leads, { ...lifetime, end_time: atNoon(10) }, 'ok'],
  [
    'a lifetime of too many days',
    leads,
    { ...lifetime, end_time: atNoon(50) },
    '100/1885272 lifetime_budget',
  ],
  ['a day with a daily budget', leads, { end_time: atNoon(0.9) }, '100/1487094 end_time'],
  ['no end', leads, { end_time: 0 }, 'ok'],
  ['parts of the day with a daily budget', leads, { pacing_type: ['day_parting'] }, '100'],
  [
    'a frequency cap on leads',
    leads,
    { frequency_control_specs: [{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }] },
    '100/1815198 frequency_control_specs',
  ],
  [
    'thirty days of attribution',
    leads,
    { attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 30 }] },
    '100',
  ],
  [
    'seven days of attribution',
    leads,
    { attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }] },
    'ok',
  ],
  ['Taiwan without a beneficiary', leads, taiwan, '100/3858634 regional_regulation_identities'],
  [
    'Taiwan without a payer',
    leads,
    { ...taiwan, regional_regulation_identities: { taiwan_universal_beneficiary: '1' } },
    '100/3858636 regional_regulation_identities',
  ],
])('%s', async (_case, parent, fields, expected) => {
  expect(verdict(await graph.post(`${nok}/adsets`, { ...newAdSet(parent), ...fields }))).toBe(expected);
});

test('the attribution of an ad set is fixed, and a dynamic one stays so', async () => {
  const body = { ...newAdSet(leads), attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }] };
  const id = await make('adsets', body);
  const other = [{ event_type: 'CLICK_THROUGH', window_days: 1 }];
  expect(verdict(await graph.post(id, { attribution_spec: body.attribution_spec }))).toBe('ok');
  expect(verdict(await graph.post(id, { attribution_spec: other }))).toBe('100/1504040 attribution_spec');
  expect(verdict(await graph.post(id, { is_dynamic_creative: true }))).toBe('ok');
  expect(await graph.get(id, { fields: 'is_dynamic_creative' })).toEqual({ id });
});

test('once its time is over, an ad set needs a later end before it runs again', async () => {
  const id = await make('adsets', { ...newAdSet(leads), end_time: atNoon(2) });
  await practice.advance(3 * 24 * 60);
  expect(verdict(await graph.post(id, { status: 'ACTIVE' }))).toBe('100/1487007 end_time');
  expect(verdict(await graph.post(id, { status: 'ACTIVE', end_time: atNoon(9) }))).toBe('ok');
});

test('an audience is read back with more than was sent', async () => {
  const { adSet } = await plantTree(practice);
  expect(await graph.get(adSet, { fields: 'targeting' })).toMatchObject({
    targeting: {
      age_min: 18,
      age_max: 65,
      geo_locations: {
        cities: [{ key: bergen, name: 'Bergen', country: 'NO', radius: 25, distance_unit: 'kilometer' }],
        location_types: ['home', 'recent'],
      },
      effective_publisher_platforms: expect.arrayContaining(['facebook']),
      targeting_automation: { advantage_audience: 0 },
    },
  });
});

const housing = await campaign({
  special_ad_categories: ['HOUSING'],
  special_ad_category_country: ['US', 'DE', 'NO'],
});
const named = { dsa_payor: 'Fjord Demo AS', dsa_beneficiary: 'Fjord Demo AS' };
const inAmerica = { ...inBergen, geo_locations: { countries: ['US'] } };
const point = { latitude: 40.7, longitude: -74, radius: 20, distance_unit: 'kilometer' };

test.each([
  ['everybody in America', inAmerica, 'ok'],
  [
    'another country',
    { ...inBergen, geo_locations: { countries: ['SE'] } },
    '100/2909034 targeting.geo_locations',
  ],
  ['only the young', { ...inAmerica, age_max: 40 }, '100/1487079 targeting.age_min'],
  ['only women', { ...inAmerica, genders: [2] }, '100/1487079 targeting.genders'],
  [
    'a postal code',
    { ...inBergen, geo_locations: { zips: [{ key: 'US:94304' }] } },
    '100/1487079 targeting.geo_locations.zips',
  ],
  [
    'a small circle',
    { ...inBergen, geo_locations: { custom_locations: [point] } },
    '100/1487079 targeting.geo_locations.custom_locations',
  ],
  ['a larger circle', { ...inBergen, geo_locations: { custom_locations: [{ ...point, radius: 25 }] } }, 'ok'],
  [
    'a circle in Berlin',
    { ...inBergen, geo_locations: { cities: [{ key: berlin, radius: 17, distance_unit: 'kilometer' }] } },
    'ok',
  ],
  ['only women in Norway', { ...inBergen, genders: [2] }, 'ok'],
])('flats may be offered to %s', async (_case, targeting, expected) => {
  const answer = await graph.post(`${nok}/adsets`, { ...newAdSet(housing), ...named, targeting });
  expect(verdict(answer)).toBe(expected);
});

test('a campaign holds two hundred ad sets, an ad set fifty ads', async () => {
  const full = await campaign({});
  const operation = (edge: string, body: Fields) => ({
    method: 'POST',
    relative_url: `${nok}/${edge}`,
    body: new URLSearchParams(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString(),
  });
  for (let times = 0; times < 4; times += 1)
    await graph.post('', { batch: Array.from({ length: 50 }, () => operation('adsets', newAdSet(full))) });
  expect(verdict(await graph.post(`${nok}/adsets`, newAdSet(full)))).toBe('2695');
  const { adSet, creative } = await plantTree(practice);
  const ad = { name: 'Ad', adset_id: adSet, creative: { creative_id: creative } };
  await graph.post('', { batch: Array.from({ length: 49 }, () => operation('ads', ad)) });
  expect(verdict(await graph.post(`${nok}/ads`, ad))).toBe('100');
  const [{ id = '' } = {}] = rowsOf(await graph.get(`${adSet}/ads`)) as { id?: string }[];
  await graph.post(id, { status: 'ARCHIVED' });
  expect(verdict(await graph.post(`${nok}/ads`, ad))).toBe('ok');
});
