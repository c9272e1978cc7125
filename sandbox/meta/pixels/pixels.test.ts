import { afterEach, beforeEach, expect, test } from 'vitest';

import { at } from '#sandbox/json.ts';
import { businessId, pixelIds } from '#sandbox/meta/seed-ids.ts';
import { nok, openPractice, type Practice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const now = () => Math.floor(Date.now() / 1000);
const event = () => ({
  event_name: 'Lead',
  event_time: now(),
  action_source: 'website',
  user_data: { em: ['7b17fb0bd173f625b58636fb796407c22b3d16fc78302d79f0fd30c2fc2fc068'] },
});

test('the pixels of an account can be sorted, the one that fired last first', async () => {
  const order = async (by: string) =>
    rowsOf(await practice.graph.get(`${nok}/adspixels`, { sort_by: by })).map(({ id }) => id);
  expect(await order('LAST_FIRED_TIME')).toEqual([pixelIds.shop, pixelIds.unused]);
  expect(await order('NAME')).toEqual([pixelIds.shop, pixelIds.unused]);
  expect(verdict(await practice.graph.get(`${nok}/adspixels`, { sort_by: 'MOOD' }))).toBe('100');
});

test('a pixel tells its code, its owner, and when it fired; one that never did says nothing of that', async () => {
  const fields = 'name,code,is_unavailable,creation_time,last_fired_time,owner_business';
  expect(await practice.graph.get(pixelIds.shop, { fields })).toMatchObject({
    code: expect.stringContaining(`fbq('init', '${pixelIds.shop}')`),
    is_unavailable: false,
    last_fired_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    owner_business: { id: businessId },
  });
  expect(await practice.graph.get(pixelIds.unused, { fields })).not.toHaveProperty('last_fired_time');
});

test('an account makes one pixel of its own', async () => {
  const create = (account: string) => practice.graph.post(`${account}/adspixels`, { name: 'Shop' });
  expect([verdict(await create(usd)), verdict(await create(usd)), verdict(await create(nok))]).toEqual([
    'ok',
    '6200',
    '6202',
  ]);
});

test('what a server tells of is received, counted, and seen as firing', async () => {
  const answer = await practice.graph.post(`${pixelIds.unused}/events`, { data: [event(), event()] });
  expect(answer).toMatchObject({ events_received: 2, messages: [], fbtrace_id: expect.any(String) });
  const stats = rowsOf(await practice.graph.get(`${pixelIds.unused}/stats`, { aggregation: 'event' }));
  expect(stats).toMatchObject([{ aggregation: 'event', data: [{ value: 'Lead', count: 2 }] }]);
  expect(
    at(await practice.graph.get(pixelIds.unused, { fields: 'last_fired_time' }), 'last_fired_time'),
  ).toBeDefined();
});

test.each([
  ['without a name', { event_name: undefined }],
  ['of nobody', { user_data: {} }],
  ['of last month', { event_time: now() - 31 * 86_400 }],
  ['of no time', { event_time: 'soon' }],
])('an event %s spoils the request', async (_case, wrong) => {
  const data = [event(), { ...event(), ...wrong }];
  expect(verdict(await practice.graph.post(`${pixelIds.unused}/events`, { data }))).toBe('100');
  expect(rowsOf(await practice.graph.get(`${pixelIds.unused}/stats`))).toEqual([]);
});

const crmEvent = (change: object = {}, person: object = {}) => ({
  event_name: 'Won',
  event_time: now(),
  event_id: 'lead-77-won',
  action_source: 'system_generated',
  user_data: { lead_id: '1234567890123456', em: event().user_data.em, ...person },
  custom_data: { event_source: 'crm', lead_event_source: 'Adfjord' },
  ...change,
});

test.each([
  ['a lead id too short', { lead_id: '123' }],
  ['an address that is not hashed', { em: ['mary@example.com'] }],
])('%s spoils all that a CRM tells', async (_case, person) => {
  const data = [crmEvent(), crmEvent({}, person)];
  expect(verdict(await practice.graph.post(`${pixelIds.unused}/events`, { data }))).toBe('100');
});

test('what a CRM tells is taken as often as it comes, and counts where it says where it is from', async () => {
  const data = [crmEvent(), crmEvent(), crmEvent({ custom_data: {} })];
  const answer = await practice.graph.post(`${pixelIds.unused}/events`, { data });
  expect(answer).toMatchObject({ events_received: 3 });
});

test('a website with visitors has figures by the hour', async () => {
  const day = { start_time: String(now() - 86_400), end_time: String(now()) };
  const rows = rowsOf(await practice.graph.get(`${pixelIds.shop}/stats`, { ...day, limit: '100' }));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows[12]).toMatchObject({
    data: expect.arrayContaining([{ value: 'PageView', count: expect.any(Number) }]),
  });
});

test('a pixel with visitors has fired lately however far the clock is moved, and one gone silent has not', async () => {
  const lastFired = async (id: string) => {
    const time = at(await own.graph.get(id, { fields: 'last_fired_time' }), 'last_fired_time');
    return Date.parse(String(time));
  };
  const own = await openPractice();
  const before = await lastFired(pixelIds.shop);
  const { now: later } = await own.advance(5 * 24 * 60);
  expect(await lastFired(pixelIds.shop)).toBeGreaterThan(Date.parse(String(later)) - 12 * 3_600_000);
  await own.control('switches', { pixel_fires: 'never' });
  expect(await lastFired(pixelIds.shop)).toBeLessThanOrEqual(before);
  await own.close();
});

test('a business has pixels as well', async () => {
  for (const edge of ['owned_pixels', 'adspixels'])
    expect(rowsOf(await practice.graph.get(`${businessId}/${edge}`))).toHaveLength(2);
});
