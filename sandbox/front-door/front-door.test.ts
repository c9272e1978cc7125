import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, textOf } from '#sandbox/json.ts';
import { newCampaign } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const trouble = (kind: string, more: Fields = {}, rule: Fields = {}) =>
  practice.control('troubles', { service: 'meta', times: 1, ...rule, trouble: { kind, ...more } });
const create = () => practice.graph.post(`${nok}/campaigns`, newCampaign);
const count = async () => rowsOf(await practice.graph.get(`${nok}/campaigns`, { limit: '500' })).length;
const twoInABatch = [
  {
    method: 'POST',
    relative_url: `${nok}/campaigns`,
    body: 'name=A&objective=OUTCOME_TRAFFIC&special_ad_categories=[]&is_adset_budget_sharing_enabled=false',
  },
  { method: 'GET', relative_url: 'me' },
];
const batch = async () =>
  (await practice.graph.post('', { batch: twoInABatch }))['list'] as { code: number; body: string }[];

test('an error is told in the words of Meta, once, and nothing is done', async () => {
  await trouble('error', { status: 500, code: 2 });
  expect(await create()).toMatchObject({
    error: {
      code: 2,
      message: 'An unexpected error has occurred. Please retry your request later.',
      is_transient: true,
    },
  });
  expect(await count()).toBe(0);
  expect(verdict(await create())).toBe('ok');
});

test('a lost answer is a cut line after the deed', async () => {
  await trouble('loses-answer');
  await expect(create()).rejects.toThrow(new TypeError('fetch failed'));
  expect(await count()).toBe(1);
});

test('a drop is a cut line before it', async () => {
  await trouble('drops');
  await expect(create()).rejects.toThrow(TypeError);
  expect(await count()).toBe(0);
});

test('who hangs has done it, and answers when the caller has long given up', async () => {
  await trouble('hangs', { ms: 60_000 });
  const request = new Request(
    `http://sandbox.test/meta/v26.0/${nok}/campaigns?access_token=${practice.token}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newCampaign),
      signal: AbortSignal.timeout(50),
    },
  );
  await expect(practice.fetch(request)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await count()).toBe(1);
});

test('a web page comes instead of an answer, and nothing is done', async () => {
  await trouble('html');
  const response = await practice.send('POST', `/meta/v26.0/${nok}/campaigns`, newCampaign, {
    authorization: `Bearer ${practice.token}`,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await count()).toBe(0);
});

test('half an answer is no JSON, but it is done', async () => {
  await trouble('truncated');
  await expect(create()).rejects.toThrow(SyntaxError);
  expect(await count()).toBe(1);
});

test('a throttled service refuses everything until its minutes are over, and says how many are left', async () => {
  await trouble('throttles', { code: 80_004, minutes: 5 });
  expect(verdict(await create())).toBe('80004/2446079');
  const { status, headers } = await practice.send('GET', `/meta/v26.0/${nok}`, undefined, {
    authorization: `Bearer ${practice.token}`,
  });
  expect([status, headers.get('x-business-use-case-usage')]).toEqual([
    400,
    expect.stringContaining('"estimated_time_to_regain_access":5'),
  ]);
  await practice.advance(6);
  expect(await count()).toBe(0);
});

test('inside a batch an error strikes one operation, the others go on', async () => {
  await trouble(
    'error',
    { status: 400, code: 100, subcode: 1_885_272 },
    { path: '/campaigns$', method: 'POST' },
  );
  const [first, second] = await batch();
  expect(verdict(JSON.parse(first?.body ?? ''))).toBe('100/1885272 daily_budget');
  expect(second?.code).toBe(200);
});

test('an operation in a batch has the same path as a request of its own', async () => {
  const rule = { path: '^/meta/v26.0/act_\\d+/campaigns$', times: 2 };
  await trouble('error', { status: 400, code: 17 }, rule);
  expect([verdict(await create()), (await batch())[0]?.code]).toEqual(['17/2446079', 400]);
});

test('a cut line is the whole batch’s, whichever operation brought it on', async () => {
  await trouble('loses-answer', {}, { path: '/campaigns$' });
  await expect(batch()).rejects.toThrow(TypeError);
  expect(await count()).toBe(1);
});

test('trouble waits for its path, skips what it was told to, and counts its times', async () => {
  await trouble('error', { status: 400, code: 1 }, { path: '/campaigns$', skip: 1, times: 2 });
  expect(verdict(await practice.graph.get('me'))).toBe('ok');
  const verdicts = [await create(), await create(), await create(), await create()].map(verdict);
  expect(verdicts).toEqual(['ok', '1', '1', 'ok']);
});

test('everybody behaves again when told to', async () => {
  await trouble('drops', {}, { times: 100 });
  await trouble('throttles', { code: 4, minutes: 60 });
  expect(verdict(await create())).toBe('4');
  await practice.send('DELETE', '/_sandbox/troubles');
  expect(verdict(await create())).toBe('ok');
});

test('other services have their own words for trouble', async () => {
  await practice.control('troubles', {
    service: 'writer',
    times: 1,
    trouble: { kind: 'error', status: 529, code: 'overloaded' },
  });
  const response = await practice.send('POST', '/writer/v1/messages', {});
  expect([response.status, await response.json()]).toEqual([
    529,
    expect.objectContaining({ error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ]);
});

test('every request is written down, with the calls inside it', async () => {
  await practice.graph.get('me');
  await batch();
  const requests = (await (await practice.send('GET', '/_sandbox/requests?since=0')).json()) as Fields[];
  expect(requests).toMatchObject([
    { seq: 1, service: 'meta', method: 'GET', path: '/meta/v26.0/me', status: 200, operations: 1 },
    { seq: 2, method: 'POST', path: '/meta/v26.0/', status: 200, operations: 2 },
  ]);
  expect(await (await practice.send('GET', '/_sandbox/requests?since=2')).json()).toEqual([]);
  expect(textOf(requests[0]?.['at'])).toMatch(/Z$/);
});

test('answers can be made to take their time', async () => {
  await practice.control('latency', { ms: 20, service: 'meta' });
  await practice.graph.get('me');
  const [request] = (await (await practice.send('GET', '/_sandbox/requests')).json()) as Fields[];
  expect(Number(request?.['ms'])).toBeGreaterThanOrEqual(19);
});
