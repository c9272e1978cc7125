import { createHash } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { accountIds, app, loginConfigId, pageIds } from '#sandbox/meta/seed-ids.ts';
import { openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const redirectUri = 'http://127.0.0.1:3000/facebook/return';
const scope = 'ads_management,pages_show_list';
const ask = { client_id: app.id, redirect_uri: redirectUri, state: 'my state', scope };
const dialog = (query: Record<string, string>) =>
  practice.send('GET', `/meta/v26.0/dialog/oauth?${new URLSearchParams(query).toString()}`);

async function decide(answer: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams({ ...ask, ...answer });
  const response = await practice.send('POST', '/meta/v26.0/dialog/oauth', body);
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
}

const everything = {
  decision: 'continue',
  [`account:${accountIds.nok}`]: 'on',
  [`account:${accountIds.usd}`]: 'on',
  [`page:${pageIds.plumber}`]: 'on',
};
const exchange = async (query: Record<string, string>) => {
  const all = { client_id: app.id, client_secret: app.secret, ...query };
  const response = await practice.send(
    'GET',
    `/meta/v26.0/oauth/access_token?${new URLSearchParams(all).toString()}`,
  );
  return (await response.json()) as Record<string, unknown>;
};
const logIn = async (answer: Record<string, string>) =>
  exchange({ code: (await decide(answer)).searchParams.get('code') ?? '', redirect_uri: redirectUri });
const newCode = async () => (await decide(everything)).searchParams.get('code') ?? '';

test('the dialog says that it is practice, and lists accounts and pages', async () => {
  const page = await (await dialog(ask)).text();
  for (const words of [
    'this is not Facebook',
    'Continue as Ingrid',
    'Cancel',
    'Fjord Demo NOK',
    'Solsiden Bakeri',
  ])
    expect(page).toContain(words);
});

test('who continues comes back with a code and the state', async () => {
  const address = await decide(everything);
  expect(address.origin + address.pathname).toBe(redirectUri);
  expect(address.searchParams.get('state')).toBe('my state');
  expect(address.hash).toBe('#_=_');
});

test('who cancels comes back with a refusal', async () => {
  const { searchParams } = await decide({ decision: 'cancel' });
  expect(Object.fromEntries(searchParams)).toMatchObject({
    error: 'access_denied',
    error_reason: 'user_denied',
    state: 'my state',
  });
});

test.each([
  ['an unknown app', { ...ask, client_id: '5' }, 'Invalid App ID'],
  ['an address without https', { ...ask, redirect_uri: 'http://example.com/' }, 'URL blocked'],
  ['a permission that does not exist', { ...ask, scope: 'fly' }, 'Invalid Scopes: fly'],
])('%s is not sent back anywhere', async (_case, query, words) => {
  const response = await dialog(query);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(words);
});

test('a code becomes a short token, and that a long one', async () => {
  const short = await exchange({ code: await newCode(), redirect_uri: redirectUri });
  expect(short).toMatchObject({ token_type: 'bearer', expires_in: 5400 });
  const long = await exchange({
    grant_type: 'fb_exchange_token',
    fb_exchange_token: String(short['access_token']),
  });
  expect(long['expires_in']).toBe(5_184_000);
  expect(long['access_token']).not.toBe(short['access_token']);
});

test('the token reaches what the person ticked, and nothing else', async () => {
  const { access_token: token } = await exchange({ code: await newCode(), redirect_uri: redirectUri });
  const graph = practice.graphAs(String(token));
  expect(rowsOf(await graph.get('me/adaccounts')).map(({ id }) => id)).toEqual([
    `act_${accountIds.nok}`,
    `act_${accountIds.usd}`,
  ]);
  expect(rowsOf(await graph.get('me/accounts')).map(({ id }) => id)).toEqual([pageIds.plumber]);
  expect(verdict(await graph.get(`act_${accountIds.disabled}`))).toBe('200');
  expect(rowsOf(await graph.get('me/permissions'))).toContainEqual({
    permission: 'ads_management',
    status: 'granted',
  });
});

test('a declined permission is told as declined', async () => {
  await practice.control('tokens', { state: 'revoked' });
  const { searchParams } = await decide({ ...everything, 'decline:ads_management': 'on' });
  const { access_token: token } = await exchange({
    code: searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
  });
  const graph = practice.graphAs(String(token));
  expect(rowsOf(await graph.get('me/permissions'))).toContainEqual({
    permission: 'ads_management',
    status: 'declined',
  });
  expect(verdict(await graph.get('me/adaccounts'))).toBe('200');
});

test('a code works once', async () => {
  const code = await newCode();
  await exchange({ code, redirect_uri: redirectUri });
  expect(verdict(await exchange({ code, redirect_uri: redirectUri }))).toBe('100/36009');
});

test('a code works for ten minutes', async () => {
  const code = await newCode();
  await practice.advance(11);
  expect(verdict(await exchange({ code, redirect_uri: redirectUri }))).toBe('100/36007');
});

test.each([
  ['another address', { redirect_uri: 'https://example.com/' }, '100/36008'],
  ['a wrong secret', { client_secret: 'wrong' }, '1'],
  ['a wrong app', { client_id: '5' }, '101'],
  ['no secret', { client_secret: '' }, '101'],
  ['no address', { redirect_uri: '' }, '191'],
  ['a code nobody gave', { code: 'x' }, '100'],
])('with %s there is no token', async (_case, wrong, expected) => {
  expect(verdict(await exchange({ code: await newCode(), redirect_uri: redirectUri, ...wrong }))).toBe(
    expected,
  );
});

test('who declined something is asked for it again only when the app says so', async () => {
  await practice.control('tokens', { state: 'revoked' });
  await logIn({ ...everything, 'decline:ads_management': 'on' });
  expect(await (await dialog(ask)).text()).not.toContain('decline:ads_management');
  const again = await (await dialog({ ...ask, auth_type: 'rerequest' })).text();
  expect(again).toContain('decline:ads_management');
  expect(again).not.toContain('decline:pages_show_list');

  const { access_token: token } = await logIn({ ...everything, auth_type: 'rerequest' });
  const granted = rowsOf(await practice.graphAs(String(token)).get('me/permissions'));
  expect(granted).toEqual(
    ['public_profile', 'pages_show_list', 'ads_management'].map((permission) => ({
      permission,
      status: 'granted',
    })),
  );
});

test('an app can ask for a token in the fragment, and for what was granted', async () => {
  await practice.control('tokens', { state: 'revoked' });
  const wish = { response_type: 'token granted_scopes', 'decline:pages_show_list': 'on' };
  const { hash, search } = await decide({ ...everything, ...wish });
  const told = new URLSearchParams(hash.slice(1));
  expect(search).toBe('');
  expect(Object.fromEntries(told)).toMatchObject({
    expires_in: '5400',
    granted_scopes: 'public_profile,ads_management',
    denied_scopes: 'pages_show_list',
    state: 'my state',
  });
  expect(verdict(await practice.graphAs(told.get('access_token') ?? '').get('me'))).toBe('ok');
});

test('a configuration of Login for Business asks for everything at once', async () => {
  await practice.control('tokens', { state: 'revoked' });
  const page = await (await dialog({ ...ask, scope: '', config_id: loginConfigId })).text();
  expect(page).toContain('decline:leads_retrieval');
  expect(await (await dialog({ ...ask, config_id: '1' })).text()).toContain('Invalid configuration');
});

test('who has to show who he is gives a password first', async () => {
  const body = new URLSearchParams({ ...ask, ...everything, auth_type: 'reauthenticate' });
  const page = await practice.send('POST', '/meta/v26.0/dialog/oauth', body);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Enter your password')]);
  expect((await decide({ ...everything, auth_type: 'reauthenticate', password: 'x' })).search).toContain(
    'code=',
  );
});

test('an app can list the addresses people are sent back to, letter by letter', async () => {
  await practice.control('app', { redirectUris: ['https://app.example/return'] });
  expect(await (await dialog(ask)).text()).toContain('URL blocked');
  expect((await dialog({ ...ask, redirect_uri: 'https://app.example/return' })).status).toBe(200);
  expect((await dialog({ ...ask, redirect_uri: 'https://app.example/return/' })).status).toBe(400);
});

test('a wrong code is told in a header as well', async () => {
  const query = { client_id: app.id, client_secret: app.secret, redirect_uri: redirectUri, code: 'x' };
  const address = `/meta/v26.0/oauth/access_token?${new URLSearchParams(query).toString()}`;
  const { headers } = await practice.send('GET', address);
  expect(headers.get('www-authenticate')).toMatch(/^OAuth "Facebook Platform" "invalid_code" "/);
});

test('a client of the app gets a token by a code of its own, without the secret', async () => {
  const query = { client_id: app.id, client_secret: app.secret, redirect_uri: redirectUri };
  const { code } = await practice.graph.get('oauth/client_code', query);
  const token = await exchange({ client_secret: '', code: String(code), redirect_uri: redirectUri });
  expect(token).toMatchObject({ expires_in: 5_184_000 });
});

test('a verifier that does not fit the challenge gets no token', async () => {
  const verifier = 'a long word that nobody guesses';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { ...everything, code_challenge: challenge, code_challenge_method: 'S256' };
  const code = async () => (await decide(asked)).searchParams.get('code') ?? '';
  const redeem = async (word: string) =>
    exchange({ code: await code(), redirect_uri: redirectUri, code_verifier: word });
  expect([verdict(await redeem('another')), verdict(await redeem(verifier))]).toEqual(['100', 'ok']);
});
