import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { app, formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

/** Waits for what comes by itself; the limit only ends what never comes. */
const waitFor = <Result>(look: () => Result | Promise<Result>) => vi.waitFor(look, { timeout: 30_000 });

const callbackUrl = 'https://app.test/webhooks/facebook';
const subscription = {
  object: 'page',
  callback_url: callbackUrl,
  fields: 'leadgen',
  verify_token: 'our word',
};

let practice: Practice;
/** What the app was told, and how it answers. */
let heard: { body: string; headers: Headers }[];
let status: number;

async function answer(request: Request): Promise<Response> {
  const { searchParams: asked } = new URL(request.url);
  if (request.method === 'GET') {
    const isOurs = asked.get('hub.mode') === 'subscribe' && asked.get('hub.verify_token') === 'our word';
    return new Response(isOurs ? asked.get('hub.challenge') : 'Who are you?', { status: isOurs ? 200 : 403 });
  }
  heard.push({ body: await request.text(), headers: request.headers });
  return new Response('', { status });
}

beforeEach(async () => {
  [heard, status] = [[], 200];
  practice = await openPractice({ fetch: answer });
});
afterEach(() => practice.close());

const asApp = () => practice.graphAs(`${app.id}|${app.secret}`);
const send = (count: number, formId = formIds.quote) => practice.control('leads', { formId, count });

async function subscribe(pageId = pageIds.plumber): Promise<void> {
  expect(await asApp().post(`${app.id}/subscriptions`, subscription)).toEqual({ success: true });
  const page = await practice.pageGraph(pageId);
  await page.post(`${pageId}/subscribed_apps`, { subscribed_fields: ['leadgen'] });
}

const leadsIn = (body: string): Fields[] =>
  (JSON.parse(body) as { entry: { changes: { value: Fields }[] }[] }).entry.flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
const told = () => heard.flatMap(({ body }) => leadsIn(body).map((lead) => textOf(lead['leadgen_id'])));

test('an app that subscribed hears of a new lead, signed over the very bytes', async () => {
  await subscribe();
  const { leadIds } = await send(1);
  await waitFor(() => expect(heard).toHaveLength(1));
  const [{ body, headers } = { body: '', headers: new Headers() }] = heard;
  const sign = (kind: string) => createHmac(kind, app.secret).update(body).digest('hex');
  expect(headers.get('x-hub-signature-256')).toBe(`sha256=${sign('sha256')}`);
  expect(headers.get('x-hub-signature')).toBe(`sha1=${sign('sha1')}`);
  expect(JSON.parse(body)).toMatchObject({
    object: 'page',
    entry: [{ id: pageIds.plumber, changes: [{ field: 'leadgen' }] }],
  });
  const [lead = {}] = leadsIn(body);
  expect([lead['leadgen_id']]).toEqual(leadIds);
  expect(lead).toMatchObject({ page_id: pageIds.plumber, form_id: formIds.quote });
  const page = await practice.pageGraph();
  expect(at(await page.get(textOf(lead['leadgen_id'])), 'field_data')).toBeDefined();
});

test('leads that come together are told together', async () => {
  await subscribe();
  await send(3);
  await waitFor(() => expect(told()).toHaveLength(3));
  expect(heard).toHaveLength(1);
});

test('nobody hears of a page that the app did not subscribe to', async () => {
  await subscribe();
  await send(1, formIds.cakes);
  await send(1);
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(leadsIn(heard[0]?.body ?? '')).toMatchObject([{ page_id: pageIds.plumber }]);
});

test('what the app does not take is told again at once, and then ever more seldom', async () => {
  await subscribe();
  status = 500;
  await send(1);
  await waitFor(() => expect(heard).toHaveLength(2));
  await practice.advance(2);
  await waitFor(() => expect(heard).toHaveLength(3));
  status = 200;
  await practice.advance(6);
  await waitFor(() => expect(heard).toHaveLength(4));
  expect(new Set(told()).size).toBe(1);
});

test('after a day and a half Meta gives up, and the subscription is off until it is made anew', async () => {
  await subscribe();
  status = 500;
  await send(1);
  await waitFor(() => expect(heard).toHaveLength(2));
  await practice.advance(37 * 60);
  await waitFor(async () =>
    expect(rowsOf(await asApp().get(`${app.id}/subscriptions`))).toMatchObject([{ active: false }]),
  );
  status = 200;
  await asApp().post(`${app.id}/subscriptions`, subscription);
  expect(rowsOf(await asApp().get(`${app.id}/subscriptions`))).toMatchObject([
    { object: 'page', callback_url: callbackUrl, active: true, fields: [{ name: 'leadgen' }] },
  ]);
});

test.each([
  ['answers the wrong word', { verify_token: 'another word' }, '2200'],
  ['has no https address', { callback_url: 'http://example.com/' }, '100'],
  ['names a field that does not exist', { fields: 'weather' }, '100'],
  ['names no address', { callback_url: '' }, '100'],
  ['names another object', { object: 'moon' }, '100'],
])('an app that %s is not subscribed', async (_case, wrong, expected) => {
  expect(verdict(await asApp().post(`${app.id}/subscriptions`, { ...subscription, ...wrong }))).toBe(
    expected,
  );
  expect(rowsOf(await asApp().get(`${app.id}/subscriptions`))).toEqual([]);
});

test('subscriptions want the app’s own token', async () => {
  expect(verdict(await practice.graph.post(`${app.id}/subscriptions`, subscription))).toBe('15');
});

test('an app in development mode hears of test leads only', async () => {
  await subscribe();
  await practice.control('app', { mode: 'development' });
  await send(2);
  const page = await practice.pageGraph();
  const { id } = await page.post(`${formIds.quote}/test_leads`);
  await waitFor(() => expect(told()).toEqual([id]));
});

test('an unsubscribed app hears nothing more', async () => {
  await subscribe();
  expect(await asApp().remove(`${app.id}/subscriptions?object=page`)).toEqual({ success: true });
  await send(1);
  await subscribe();
  await send(1);
  await waitFor(() => expect(told()).toHaveLength(1));
});

test('what was not told before a restart is told after it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const first = await openPractice({ folder, fetch: answer });
  await first.graphAs(`${app.id}|${app.secret}`).post(`${app.id}/subscriptions`, subscription);
  const page = await first.pageGraph();
  await page.post(`${pageIds.plumber}/subscribed_apps`, { subscribed_fields: ['leadgen'] });
  status = 503;
  const { leadIds } = await first.control('leads', { formId: formIds.quote, count: 1 });
  await waitFor(() => expect(heard).toHaveLength(2));
  await first.close();

  [heard, status] = [[], 200];
  const second = await openPractice({ folder, fetch: answer });
  await second.advance(2);
  await waitFor(() => expect(told()).toEqual(leadIds));
  await second.close();
  await rm(folder, { recursive: true });
});

test('webhooks may come twice, and the newest first', async () => {
  await practice.control('switches', { webhook_repeats: 'every-one', webhook_order: 'newest-first' });
  await subscribe();
  const { leadIds } = await send(2);
  const [older, newer] = listOf(leadIds);
  await waitFor(() => expect(told()).toEqual([newer, newer, older, older]));
});

test('the leads that ads bring in are told without anybody looking for them', async () => {
  await subscribe();
  const { campaign, adSet } = await plantTree(practice, 'ACTIVE');
  // Only leads of the last day and a half are told; a small budget may bring none in that time.
  await practice.edit(adSet, { daily_budget: 400_000 });
  await practice.advance(7 * 24 * 60);
  await waitFor(() => expect(told().length).toBeGreaterThan(0));
  const [lead = ''] = told();
  expect(await practice.graph.get(lead, { fields: 'campaign_id' })).toMatchObject({ campaign_id: campaign });
});
