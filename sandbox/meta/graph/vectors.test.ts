import { createHmac } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { app, pageIds, pixelIds, userId } from '#sandbox/meta/seed-ids.ts';
import {
  bergen,
  inBergen,
  newAdSet,
  newCampaign,
  newCreative,
  plantTree,
} from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

const asked: Request[] = [];
const practice = await openPractice({
  callbacks: { deauthorizeUrl: 'https://app.test/deauthorize' },
  fetch: async (request) => {
    asked.push(request.clone());
    return new Response('ok');
  },
});
const { graph, token } = practice;
afterAll(() => practice.close());

const make = async (edge: string, body: Fields, account = nok) =>
  textOf((await graph.post(`${account}/${edge}`, body))['id']);
const leads = await make('campaigns', newCampaign);
const sales = await make('campaigns', { ...newCampaign, objective: 'OUTCOME_SALES' });
const { is_adset_budget_sharing_enabled: _flag, ...unshared } = newCampaign;
const tryAdSet = async (campaign: string, fields: Fields) =>
  verdict(await graph.post(`${nok}/adsets`, { ...newAdSet(campaign), ...fields }));

test.each([
  ['the signature of the token itself', createHmac('sha256', app.secret).update(token).digest('hex'), 'ok'],
  ['the signature with another secret', createHmac('sha256', 'other').update(token).digest('hex'), '100'],
  ['something shorter', 'abc', '100'],
])('a proof is %s', async (_case, proof, expected) => {
  expect(verdict(await graph.get('me', { appsecret_proof: proof }))).toBe(expected);
});

test.each([
  ['JPY', 500, 'JPY 501'],
  ['EUR', 500, 'EUR 5.01'],
  ['HUF', 1500, 'HUF 1501'],
])('%s: %d is what Meta takes it for', async (currency, amount, told) => {
  const body = { ...unshared, daily_budget: amount };
  await practice.edit(usd, { currency, min_daily_budget: amount });
  expect(verdict(await graph.post(`${usd}/campaigns`, body))).toBe('ok');
  await practice.edit(usd, { currency, min_daily_budget: amount + 1 });
  expect(await graph.post(`${usd}/campaigns`, body)).toMatchObject({
    error: { error_subcode: 1885272, error_user_msg: expect.stringContaining(told) },
  });
});

test.each([
  [10, '100/1487079 targeting.geo_locations.cities'],
  [17, 'ok'],
  [80, 'ok'],
  [81, '100/1487079 targeting.geo_locations.cities'],
])('a radius of %d km around a city', async (radius, expected) => {
  const cities = [{ key: bergen, radius, distance_unit: 'kilometer' }];
  expect(await tryAdSet(leads, { targeting: { ...inBergen, geo_locations: { cities } } })).toBe(expected);
});

test.each([
  ['DE', {}, '100/3858079 dsa_payor'],
  ['DE', { dsa_payor: 'Fjord Demo AS' }, '100/3858081 dsa_beneficiary'],
  ['DE', { dsa_payor: 'Fjord Demo AS', dsa_beneficiary: 'Fjord Demo AS' }, 'ok'],
  ['CH', {}, 'ok'],
  ['GB', {}, 'ok'],
])('an audience in %s, with %j', async (country, named, expected) => {
  const targeting = { ...inBergen, geo_locations: { countries: [country] } };
  expect(await tryAdSet(leads, { targeting, ...named })).toBe(expected);
});

const flag = 'targeting.targeting_automation.advantage_audience';
test.each([
  ['missing', undefined, {}, `100/1870227 ${flag}`],
  ['on, up to 50', 1, { age_max: 50 }, '100/1870189 targeting.age_max'],
  ['on, from 30', 1, { age_min: 30 }, '100/1870188 targeting.age_min'],
  ['off, 30 to 50', 0, { age_min: 30, age_max: 50 }, 'ok'],
])('Advantage audience %s', async (_case, value, ages, expected) => {
  const targeting = { ...inBergen, ...ages, targeting_automation: { advantage_audience: value } };
  expect(await tryAdSet(leads, { targeting })).toBe(expected);
});

test.each([
  ['neither a budget nor a word on sharing', unshared, '100/4834011 is_adset_budget_sharing_enabled'],
  [
    'a budget and sharing',
    { ...unshared, daily_budget: 5000, is_adset_budget_sharing_enabled: true },
    '100/4834002 is_adset_budget_sharing_enabled',
  ],
])('a campaign with %s', async (_case, body, expected) => {
  expect(verdict(await graph.post(`${nok}/campaigns`, body))).toBe(expected);
});

test('an ad set with a budget under a campaign with one', async () => {
  const budgeted = await make('campaigns', { ...unshared, daily_budget: 20_000 });
  expect(await tryAdSet(budgeted, {})).toBe('100/1885621 daily_budget');
});

const website = { destination_type: 'WEBSITE', optimization_goal: 'OFFSITE_CONVERSIONS' };
test.each([
  ['forms as a goal on a website', leads, { destination_type: 'WEBSITE' }, '100/2490408 optimization_goal'],
  ['sales without a pixel', sales, { ...website, promoted_object: {} }, '100/1815430 promoted_object'],
  [
    'a pixel without an event',
    sales,
    { ...website, promoted_object: { pixel_id: pixelIds.shop } },
    '100/1885014 promoted_object',
  ],
])('%s', async (_case, campaign, fields, expected) => {
  expect(await tryAdSet(campaign, fields)).toBe(expected);
});

test('a video creative without a thumbnail', async () => {
  const action = { type: 'LEARN_MORE', value: { link: 'https://example.com' } };
  const video = { video_id: '70', message: 'Look', call_to_action: action };
  const story = { page_id: pageIds.plumber, video_data: video };
  expect(verdict(await graph.post(`${nok}/adcreatives`, { name: 'x', object_story_spec: story }))).toBe(
    '100/1443226 object_story_spec.video_data',
  );
});

test('a lead creative without a form is found out when the ad is made', async () => {
  const { adSet } = await plantTree(practice);
  const link = { link: 'http://fb.me/', message: 'Hello', call_to_action: { type: 'SIGN_UP' } };
  const story = { page_id: pageIds.plumber, link_data: link };
  const creative = await make('adcreatives', { name: 'x', object_story_spec: story });
  const body = { name: 'x', adset_id: adSet, creative: { creative_id: creative } };
  expect(verdict(await graph.post(`${nok}/ads`, body))).toBe('100/3390001 creative');
});

test('an ad gets another creative, but no creative gets another text', async () => {
  const { ad, creative } = await plantTree(practice);
  const story = structuredClone(newCreative['object_story_spec']) as { link_data: Fields };
  story.link_data['message'] = 'Warm all summer.';
  const other = await make('adcreatives', { name: 'Other', object_story_spec: story });
  expect(verdict(await graph.post(ad, { creative: { creative_id: other } }))).toBe('ok');
  expect(verdict(await graph.post(creative, { object_story_spec: story }))).toBe('100/1815573');
});

test('a deleted campaign leaves the list, answers by its id, and takes no budget', async () => {
  const { campaign } = await plantTree(practice);
  await graph.remove(campaign);
  const listed = rowsOf(await graph.get(`${nok}/campaigns`, { limit: '500' })).map(({ id }) => id);
  expect(listed).not.toContain(campaign);
  expect(await graph.get(campaign, { fields: 'status' })).toEqual({ id: campaign, status: 'DELETED' });
  expect(verdict(await graph.post(campaign, { daily_budget: 5000 }))).toBe('100/1487566');
});

test('what Meta tells the app is signed with its secret, and a changed letter breaks it', async () => {
  await practice.control('callbacks', { kind: 'deauthorize', userId });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const sent = new URLSearchParams(await asked[0]?.text()).get('signed_request') ?? '';
  const [signature, payload = ''] = sent.split('.');
  const sign = (text: string) => createHmac('sha256', app.secret).update(text).digest('base64url');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    algorithm: 'HMAC-SHA256',
    user_id: userId,
  });
  expect(sign(payload)).toBe(signature);
  expect(sign(`${payload}x`)).not.toBe(signature);
});
