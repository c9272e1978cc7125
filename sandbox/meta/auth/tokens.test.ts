import { createHmac } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { at, listOf, textOf } from '#sandbox/json.ts';
import { accountIds, app, formIds, pageIds, systemUserId } from '#sandbox/meta/seed-ids.ts';
import { newCampaign } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

/** To a day on which Meta still serves the versions that are asked for. */
async function goBack(): Promise<void> {
  await practice.close();
  practice = await openPractice({ now: () => Date.parse('2026-11-27') });
}

const asApp = () => practice.graphAs(`${app.id}|${app.secret}`);
const askMe = async (
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) => {
  const response = await practice.send(init.method ?? 'GET', `/meta/v26.0/${path}`, init.body, init.headers);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};

test('a token is taken from the query, the header, a form and a JSON body', async () => {
  const { token } = practice;
  const form = new URLSearchParams({ access_token: token, name: 'A', method: 'GET' });
  expect((await askMe(`me?access_token=${token}`)).status).toBe(200);
  expect((await askMe('me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await askMe('me', { method: 'POST', body: form })).status).toBe(200);
  expect((await askMe('me', { method: 'POST', body: { access_token: token, method: 'GET' } })).status).toBe(
    200,
  );
});

test('no token is 2500, a token that is none is 190', async () => {
  expect(verdict((await askMe('me')).body)).toBe('2500');
  const { body, headers } = await askMe('me?access_token=nonsense');
  expect(verdict(body)).toBe('190');
  expect(headers.get('www-authenticate')).toContain('invalid_token');
});

test('a proof must fit the token: 64 hex digits, keyed with the app’s secret', async () => {
  const proof = createHmac('sha256', app.secret).update(practice.token).digest('hex');
  expect(proof).toMatch(/^[0-9a-f]{64}$/);
  expect(verdict(await practice.graph.get('me', { appsecret_proof: proof }))).toBe('ok');
  expect(await practice.graph.get('me', { appsecret_proof: proof.replace(/^./, 'x') })).toMatchObject({
    error: { code: 100, message: 'Invalid appsecret_proof provided in the API argument' },
  });
});

test.each([
  ['expired', '190/463'],
  ['revoked', '190/458'],
  ['checkpoint', '190/459'],
  ['password-changed', '190/460'],
  ['unconfirmed', '190/464'],
  ['logged-out', '190/467'],
])('a token can be %s', async (state, expected) => {
  await practice.control('tokens', { state });
  expect(verdict(await practice.graph.get('me'))).toBe(expected);
});

test('a person who logs in on Facebook ends a checkpoint, but not an expiry', async () => {
  await practice.control('tokens', { state: 'checkpoint' });
  await practice.control('tokens', { state: 'ok' });
  expect(verdict(await practice.graph.get('me'))).toBe('ok');
  await practice.control('tokens', { state: 'expired' });
  await practice.control('tokens', { state: 'ok' });
  expect(verdict(await practice.graph.get('me'))).toBe('190/463');
});

test('a token ends by itself after its sixty days, and says when', async () => {
  await practice.advance(61 * 24 * 60);
  const answer = await practice.graph.get('me');
  expect(verdict(answer)).toBe('190/463');
  expect(textOf(at(answer, 'error.message'))).toMatch(
    /Session has expired on \w+day, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d PST\. The current time is /,
  );
});

test('who takes back the permissions ends every token', async () => {
  expect(await practice.graph.remove('me/permissions')).toEqual({ success: true });
  expect(verdict(await practice.graph.get('me'))).toBe('190/458');
});

test('one permission can be taken back by itself', async () => {
  expect(await practice.graph.remove('me/permissions/leads_retrieval')).toEqual({ success: true });
  expect(rowsOf(await practice.graph.get('me/permissions'))).toContainEqual({
    permission: 'leads_retrieval',
    status: 'declined',
  });
});

test('a permission that is not there is asked for by name', async () => {
  const { accessToken } = await practice.control('tokens', {
    state: 'ok',
    scopes: ['public_profile', 'ads_read', 'pages_show_list'],
  });
  const reader = practice.graphAs(textOf(accessToken));
  expect(verdict(await reader.get(`${nok}/campaigns`))).toBe('ok');
  expect(await reader.post(`${nok}/campaigns`, newCampaign)).toMatchObject({
    error: { code: 200, message: '(#200) Requires ads_management permission to manage the object' },
  });
});

test('the forms of a page want the page’s own token', async () => {
  expect(verdict(await practice.graph.get(`${pageIds.plumber}/leadgen_forms`))).toBe('190/2069032');
  const page = await practice.pageGraph();
  expect(rowsOf(await page.get(`${pageIds.plumber}/leadgen_forms`, { fields: 'name,status' }))).toHaveLength(
    2,
  );
  expect(verdict(await page.get(pageIds.bakery))).toBe('10');
});

test('debug_token tells what a token may do, and why it no longer may', async () => {
  const look = () =>
    practice.graphAs(`${app.id}|${app.secret}`).get('debug_token', { input_token: practice.token });
  expect(at(await look(), 'data')).toMatchObject({
    type: 'USER',
    is_valid: true,
    scopes: expect.arrayContaining(['ads_management']),
  });
  await practice.control('tokens', { state: 'expired' });
  expect(at(await look(), 'data')).toMatchObject({ is_valid: false, error: { code: 190, subcode: 463 } });
});

test.each([
  ['/meta/v23.0/act_2100000000000001/campaigns', '2635'],
  ['/meta/v23.0/me', 'ok'],
  ['/meta/v18.0/me', '2635'],
  ['/meta/me', 'ok'],
  ['/meta/act_2100000000000001/campaigns', '2500'],
  ['/meta/v99.0/me', '2500'],
  ['/meta/v26.0/me/likes/of/me', '2500'],
  ['/meta/v26.0/nobody', '803'],
])('versions and paths: %s', async (path, expected) => {
  await goBack();
  const response = await practice.send('GET', path, undefined, { authorization: `Bearer ${practice.token}` });
  expect(verdict(await response.json())).toBe(expected);
});

test('who loses the role on a page keeps the user token, but the page’s is dead', async () => {
  const page = await practice.pageGraph();
  await practice.control('tokens', { state: 'no-page-role' });
  expect(verdict(await page.get('me'))).toBe('190/492');
  expect(verdict(await practice.graph.get('me'))).toBe('ok');
});

test('a token can reach single accounts and pages only, and debug_token tells which', async () => {
  const wish = { state: 'ok', accounts: [accountIds.usd], pages: [pageIds.yoga] };
  const { accessToken } = await practice.control('tokens', wish);
  const narrow = practice.graphAs(textOf(accessToken));
  expect(verdict(await narrow.get(nok))).toBe('200');
  expect(rowsOf(await narrow.get('me/accounts'))).toMatchObject([{ id: pageIds.yoga }]);
  const scopes = listOf(
    at(await asApp().get('debug_token', { input_token: accessToken }), 'data.granular_scopes'),
  );
  expect(scopes).toContainEqual({ scope: 'ads_management', target_ids: [accountIds.usd] });
  expect(scopes).toContainEqual({ scope: 'email' });
});

test('debug_token knows users, pages, the app and the system user', async () => {
  const { accessToken: system } = await practice.control('tokens', { state: 'ok', userId: systemUserId });
  const { access_token: page } = await practice.graph.get(pageIds.plumber, { fields: 'access_token' });
  const look = async (token: unknown) =>
    at(await asApp().get('debug_token', { input_token: textOf(token) }), 'data');
  expect(await look(page)).toMatchObject({ type: 'PAGE', profile_id: pageIds.plumber, expires_at: 0 });
  expect(await look(system)).toMatchObject({ type: 'SYSTEM_USER', user_id: systemUserId, expires_at: 0 });
  expect(await look(`${app.id}|${app.secret}`)).toMatchObject({ type: 'APP', is_valid: true });
  expect(await look('nonsense')).toMatchObject({ is_valid: false, error: { code: 190 } });
});

test('ninety days after the last login nothing can be read any more, even by a token that never ends', async () => {
  const page = await practice.pageGraph();
  await practice.advance(91 * 24 * 60);
  expect(verdict(await page.get(pageIds.plumber))).toBe('ok');
  expect(verdict(await page.get(`${formIds.quote}/leads`))).toBe('200');
  await practice.control('tokens', { state: 'ok' });
  expect(verdict(await page.get(`${formIds.quote}/leads`))).toBe('ok');
});

test('an app can demand a proof, and a proof with a time is good for five minutes', async () => {
  await practice.control('switches', { app_secret_proof: 'required' });
  expect(await practice.graph.get('me')).toMatchObject({
    error: { code: 100, message: 'API calls from the server require an appsecret_proof argument' },
  });
  const prove = (time: number) => ({
    appsecret_time: String(time),
    appsecret_proof: createHmac('sha256', app.secret).update(`${practice.token}|${time}`).digest('hex'),
  });
  const now = Math.floor(Date.now() / 1000);
  expect(verdict(await practice.graph.get('me', prove(now)))).toBe('ok');
  expect(verdict(await practice.graph.get('me', prove(now - 600)))).toBe('100');
});

test('an app with limited access may use the accounts of its own business only', async () => {
  await practice.control('app', { tier: 'limited' });
  expect(verdict(await practice.graph.get(nok))).toBe('ok');
  await practice.edit(nok, { business: { id: '77', name: 'Somebody else' } });
  expect(verdict(await practice.graph.get(nok))).toBe('270');
});

test('a retired version can be served by the newest, with a warning', async () => {
  await practice.control('switches', { old_version: 'upgraded' });
  const address = `/meta/v23.0/${nok}/campaigns?access_token=${practice.token}`;
  const { status, headers } = await practice.send('GET', address);
  expect([status, headers.get('facebook-api-version'), headers.get('x-ad-api-version-warning')]).toEqual([
    200,
    'v26.0',
    'The call has been auto-upgraded to v26.0 as v23.0 has been deprecated',
  ]);
});

test.each([
  ['ids', `ids=${nok},${pageIds.plumber}`],
  ['date_format', 'date_format=U&ids=me'],
])('%s is gone from version 26 on', async (_name, query) => {
  await goBack();
  const read = async (version: string) =>
    (await practice.send('GET', `/meta/${version}/?${query}&access_token=${practice.token}`)).json();
  expect(verdict(await read('v26.0'))).toBe('100');
  expect(verdict(await read('v25.0'))).toBe('ok');
});

test('the app’s own token is nobody’s', async () => {
  expect(verdict(await asApp().get('me'))).toBe('2500');
  expect(verdict(await asApp().get(nok))).toBe('200');
});

test('every answer tells its version, its trace and how much is used up', async () => {
  const { headers } = await askMe(`${nok}?access_token=${practice.token}`);
  expect(headers.get('facebook-api-version')).toBe('v26.0');
  expect(headers.get('x-fb-trace-id')).toEqual(expect.any(String));
  expect(JSON.parse(headers.get('x-business-use-case-usage') ?? '')).toMatchObject({
    [nok.slice(4)]: [{ type: 'ads_management' }],
  });
});
