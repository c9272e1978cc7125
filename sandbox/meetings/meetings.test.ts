import { afterAll, beforeEach, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());
beforeEach(() => practice.control('reset', {}));

const basic = (name: string, secret: string) => ({ authorization: `Basic ${btoa(`${name}:${secret}`)}` });
const grant = '/meetings/oauth/token?grant_type=account_credentials&account_id=practice';

async function ask(method: string, path: string, body?: unknown, token?: string) {
  const response = await practice.send(
    method,
    `/meetings${path}`,
    body,
    token ? { authorization: `Bearer ${token}` } : {},
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : {}) as Fields,
  };
}
async function signIn(): Promise<string> {
  const response = await practice.send('POST', grant, undefined, basic('practice', 'practice'));
  return textOf(at(await response.json(), 'access_token'));
}
const talk = {
  topic: 'Help with my ads',
  type: 2,
  start_time: '2027-01-04T09:30:00Z',
  duration: 30,
  timezone: 'Europe/Oslo',
};

test('an app signs in, makes a meeting, reads it and deletes it', async () => {
  const token = await signIn();
  const made = await ask('POST', '/v2/users/me/meetings', talk, token);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...talk,
    id: expect.any(Number),
    status: 'waiting',
    host_email: 'support@adfjord.example',
    join_url: expect.stringMatching(/\/meetings\/j\/8\d{10}\?pwd=/),
    settings: { waiting_room: true },
  });
  const path = `/v2/meetings/${textOf(made.body['id'])}`;
  expect((await ask('GET', path, undefined, token)).body).toEqual(made.body);
  expect((await ask('DELETE', path, undefined, token)).status).toBe(204);
  expect(await ask('GET', path, undefined, token)).toMatchObject({ status: 404, body: { code: 3001 } });
});

test('the parameters of the grant may stand in the body as well', async () => {
  const form = new URLSearchParams({ grant_type: 'account_credentials', account_id: 'practice' });
  const response = await practice.send('POST', '/meetings/oauth/token', form, basic('practice', 'practice'));
  expect(await response.json()).toMatchObject({ token_type: 'bearer', expires_in: 3599 });
});

test.each([
  ['a wrong secret', grant, basic('practice', 'guess'), 'invalid_client'],
  ['no credentials', grant, {}, 'invalid_client'],
  [
    'another grant',
    grant.replace('account_credentials', 'password'),
    basic('practice', 'practice'),
    'unsupported_grant_type',
  ],
  ['another account', grant.replace('=practice', '=mine'), basic('practice', 'practice'), 'invalid_request'],
])('%s gets no token', async (_case, path, headers, error) => {
  const response = await practice.send('POST', path, undefined, headers as Record<string, string>);
  expect([response.status, at(await response.json(), 'error')]).toEqual([400, error]);
});

test('a token that is made up, or an hour old, is refused with 124', async () => {
  const token = await signIn();
  expect(await ask('POST', '/v2/users/me/meetings', talk, 'made-up')).toMatchObject({
    status: 401,
    body: { code: 124 },
  });
  await practice.advance(61);
  expect((await ask('POST', '/v2/users/me/meetings', talk, token)).body).toEqual({
    code: 124,
    message: 'Access token is expired.',
  });
});

test.each([
  ['nobody of that name', '/v2/users/nobody/meetings', talk, 404, 1001],
  ['a title that is too long', '/v2/users/me/meetings', { topic: 'x'.repeat(201) }, 400, 300],
  ['a time that is none', '/v2/users/me/meetings', { start_time: 'soon' }, 400, 300],
  ['a list', '/v2/users/me/meetings', [], 400, 300],
  ['an address that is none', '/v2/webinars', {}, 404, 2300],
])('%s is refused in the words of Zoom', async (_case, path, body, status, code) => {
  expect(await ask('POST', path, body, await signIn())).toMatchObject({ status, body: { code } });
});

test('a person gets at most a hundred new meetings a day', async () => {
  const token = await signIn();
  for (let count = 0; count < 100; count += 1) await ask('POST', '/v2/users/me/meetings', talk, token);
  const refused = await ask('POST', '/v2/users/me/meetings', talk, token);
  expect(refused).toMatchObject({ status: 429, body: { code: 429 } });
  expect(refused.headers.get('x-ratelimit-type')).toBe('Daily-limit');
});

test('the link leads to a waiting room that says it is make-believe', async () => {
  const { body } = await ask(
    'POST',
    '/v2/users/me/meetings',
    { ...talk, topic: '<b>Help</b>' },
    await signIn(),
  );
  const page = await practice.send('GET', textOf(body['join_url']));
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('&lt;b&gt;Help&lt;/b&gt;');
  expect(text).toContain('this meeting is not real');
  expect((await practice.send('GET', textOf(body['join_url']).replace('pwd=', 'pwd=x'))).status).toBe(403);
  expect((await practice.send('GET', '/meetings/j/89999999999')).status).toBe(404);
});

test('what is asked to go wrong goes wrong as it does at Zoom', async () => {
  const trouble = { kind: 'error', status: 429, code: 429 };
  await practice.control('troubles', { service: 'meetings', path: '/v2/', times: 1, trouble });
  const { status, headers } = await ask('POST', '/v2/users/me/meetings', talk, await signIn());
  expect([status, headers.get('retry-after')]).toEqual([429, '1']);
});

test('everything made can be seen from behind the scenes', async () => {
  await ask('POST', '/v2/users/me/meetings', talk, await signIn());
  const state: unknown = await (await practice.send('GET', '/_sandbox/state')).json();
  expect(at(state, 'meetings.meetings')).toMatchObject([{ topic: 'Help with my ads' }]);
});
