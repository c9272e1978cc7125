import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForTokens, introduce, letIn, openAssistant, reach } from './assistant.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const url = 'https://adfjord.test';

test('whoever comes with nothing is told where to ask, and finds everything from there', async () => {
  const fetch = reach(house);
  const refused = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(401);
  const [, metadataUrl = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate')!)!;
  const resource = (await (await fetch(metadataUrl)).json()) as Record<string, string[]>;
  expect(resource).toMatchObject({
    resource: `${url}/mcp`,
    scopes_supported: ['ads:read', 'leads:read', 'ads:draft', 'ads:steer', 'ads:publish'],
  });
  const issuer = new URL(resource['authorization_servers']![0]!);
  const server = await fetch(`${issuer.origin}/.well-known/oauth-authorization-server${issuer.pathname}`);
  expect(await server.json()).toMatchObject({
    registration_endpoint: `${url}/api/auth/oauth2/register`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('a person lets an assistant in, which refreshes its token and can hand it back', async () => {
  const kari = await house.visitor().join();
  const clientId = await introduce(house);
  const tokens = await letIn(house, kari, { clientId });
  const assistant = await openAssistant(house, { bearer: tokens.access_token });
  expect((await assistant.list()).length).toBeGreaterThan(20);
  const refreshed = await askForTokens(house, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
    client_id: clientId,
  });
  expect(refreshed.status).toBe(200);
  const next = (await refreshed.json()) as { access_token: string };
  const again = await openAssistant(house, { bearer: next.access_token, era: '2025' });
  expect((await again.call('list_drafts')).isError).toBeFalsy();
  const revoked = await reach(house)(`${url}/api/auth/oauth2/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: next.access_token, client_id: clientId }),
  });
  expect(revoked.status).toBe(200);
  await expect(openAssistant(house, { bearer: next.access_token })).rejects.toThrow('401');
});

test('who is disconnected is shut out at once, and cannot refresh', async () => {
  const kari = await house.visitor().join();
  const clientId = await introduce(house, 'Forgetful');
  const tokens = await letIn(house, kari, { clientId, allowed: ['ads:read'] });
  const assistant = await openAssistant(house, { bearer: tokens.access_token });
  await assistant.call('list_drafts');
  const [listed] = await kari.ask.assistants.list();
  expect(listed).toMatchObject({
    name: 'Forgetful',
    workspace: 'Kari Nordmann',
    scopes: ['ads:read'],
    lastUsedAt: expect.any(String),
  });
  const ola = await house.visitor().join();
  await expect(ola.ask.assistants.disconnect({ id: listed!.id })).rejects.toMatchObject({
    code: 'ASSISTANT_NOT_FOUND',
  });
  await kari.ask.assistants.disconnect({ id: listed!.id });
  expect(await kari.ask.assistants.list()).toEqual([]);
  await expect(assistant.call('list_drafts')).rejects.toThrow('not connected any more');
  const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: clientId };
  expect((await askForTokens(house, refresh)).status).toBe(400);
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines.map(({ deed }) => deed)).toEqual(
    expect.arrayContaining(['assistant-connected', 'assistant-disconnected']),
  );
});

test('a key works as well, and one to read with reads', async () => {
  const kari = await house.visitor().join();
  const { key } = await kari.makeKey({ name: 'Script', access: 'read' });
  const reader = await openAssistant(house, { bearer: key, era: '2025' });
  expect((await reader.call('list_drafts')).isError).toBeFalsy();
  expect(await reader.call('create_draft', { title: 'No' })).toMatchObject({ isError: true });
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
});

test('a token of an assistant opens nothing but its tools', async () => {
  const kari = await house.visitor().join();
  const tokens = await letIn(house, kari, { clientId: await introduce(house) });
  const answer = await reach(house)(`${url}/api/people/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(answer.status).toBe(401);
});

test('an assistant is let into the workspace that was named, whichever another tab has switched to', async () => {
  const kari = await house.visitor().join();
  const named = await kari.workspaceId();
  const { id: other } = await kari.ask.workspaces.create({ name: 'Another firm' });
  await kari.ask.workspaces.switchTo({ id: other });
  const clientId = await introduce(house);
  await letIn(house, kari, { clientId, into: named });
  expect(await kari.ask.assistants.list()).toMatchObject([{ workspace: 'Kari Nordmann' }]);
  const ola = await house.visitor().join();
  for (const into of ['', await ola.workspaceId()])
    await expect(letIn(house, kari, { clientId, into })).rejects.toThrow('403');
});

test('what nobody can keep or ask is refused, and is no mistake of ours', async () => {
  const kari = await house.visitor().join();
  const clientId = await introduce(house);
  const redirect = 'http://127.0.0.1:41299/back';
  const ask = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    reach(house)(`${url}/api/auth/oauth2/${path}`, { method: 'POST', body, headers });
  const register = (about: object) =>
    ask('register', JSON.stringify({ redirect_uris: [redirect], ...about }), {
      'content-type': 'application/json',
    });
  const asking = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: 'ads:read',
    state: 'a state',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const authorize = (query: string) => kari.fetch(`/api/auth/oauth2/authorize?${query}`);
  await letIn(house, kari, { clientId });
  const answers = await Promise.all([
    register({ client_name: 'a\0' }),
    register({ software_id: 'a\0' }),
    register({ client_name: 'a'.repeat(101) }),
    register({ redirect_uris: Array.from({ length: 500 }, (_, count) => `${redirect}/${count}`) }),
    ask('revoke', new URLSearchParams({ token: 'a', client_id: 'a\0' })),
    ask('token', new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'a' }), {
      authorization: `Basic ${btoa('a\0:b')}`,
    }),
    authorize(asking.toString().replace(clientId, '%00')),
    authorize(`${asking.toString()}&scope=ads%3Apublish`),
    // In a form it would be let in once more without anybody being asked.
    kari.fetch('/api/auth/oauth2/authorize', { method: 'POST', body: asking, headers: { origin: url } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
});

test('programs introduce themselves only so often', async () => {
  const fetch = reach(house);
  const statuses = new Set<number>();
  for (let count = 0; count < 25; count += 1) {
    const answer = await fetch(`${url}/api/auth/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://claude.example/back'] }),
    });
    statuses.add(answer.status);
  }
  expect(statuses).toContain(429);
});
