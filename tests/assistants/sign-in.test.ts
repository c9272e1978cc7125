import { oauthAccessTokens } from '#server/features/people/grants/tables.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { connectTo, eras, isUnauthorized, letIn, openOverHttp, textOf } from './assistant.ts';
import { back } from './kept-sign-in.ts';

const { house, place, close } = await openOverHttp(async (environment) => ({
  house: await openTestHouse(environment),
}));
afterAll(close);
const { url } = place;
type SignedIn = Pick<Awaited<ReturnType<typeof letIn>>, 'signIn'>;

test('whoever comes with nothing is told where to ask, and finds everything from there', async () => {
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

test.each(eras)(
  'the official client of %s finds the way in by itself, stays, and asks again once it is shut out',
  async (era) => {
    const kari = await house.visitor().join();
    const claude = await letIn(place, kari, { era });
    const { kept, provider } = claude.signIn;
    expect((await claude.list()).length).toBeGreaterThan(20);
    const first = kept.tokens!.access_token;
    await house.ctx.db.update(oauthAccessTokens).set({ expiresAt: new Date(0) });
    expect((await claude.call('list_drafts')).isError).toBeFalsy();
    expect(kept.tokens!.access_token).not.toBe(first);

    const [listed] = await kari.ask.assistants.list();
    await kari.ask.assistants.disconnect({ id: listed!.id });
    const { refresh_token: refresh } = kept.tokens!;
    await expect(claude.call('list_drafts')).rejects.toSatisfy(isUnauthorized);
    expect(await refreshWith(claude, refresh!)).toBe(400);
    // Its person was asked once more, and has said yes.
    const again = await connectTo(place, { era, signIn: claude.signIn });
    expect((await again.call('list_drafts')).isError).toBeFalsy();

    // What it hands back is good for nothing any more.
    const { access_token: token } = kept.tokens!;
    const { client_id: clientId } = (await provider.clientInformation())!;
    const revoked = await fetch(`${place.url}/api/auth/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token, client_id: clientId }),
    });
    expect(revoked.status).toBe(200);
    await expect(connectTo(place, { bearer: token, era })).rejects.toThrow(/not connected any more|401/);
  },
);

function refreshWith({ signIn }: SignedIn, token: string) {
  return askForTokens(signIn, { grant_type: 'refresh_token', refresh_token: token });
}

async function askForTokens({ kept }: SignedIn['signIn'], form: Record<string, string>): Promise<number> {
  const { client_id: clientId } = kept.client!;
  const body = new URLSearchParams({ resource: `${place.url}/mcp`, client_id: clientId, ...form });
  return (await fetch(`${place.url}/api/auth/oauth2/token`, { method: 'POST', body })).status;
}

test('who is disconnected is shut out at once, and that stands in the log', async () => {
  const kari = await house.visitor().join();
  const assistant = await letIn(place, kari, { name: 'Forgetful', allowed: ['ads:read'] });
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
  const { access_token: bearer } = assistant.signIn.kept.tokens!;
  await expect(connectTo(place, { bearer, era: '2025' })).rejects.toThrow('not connected any more');
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines.map(({ deed }) => deed)).toEqual(
    expect.arrayContaining(['assistant-connected', 'assistant-disconnected']),
  );
});

test('an assistant that lacks a scope is told which to ask for, and goes on once its person has said yes', async () => {
  const kari = await house.visitor().join();
  const allowed = ['ads:read'];
  const claude = await letIn(place, kari, { allowed });
  const call = (name: string) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${claude.signIn.kept.tokens!.access_token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } }),
    });
  for (const [name, scope] of [
    ['create_draft', 'ads:draft'],
    ['find_leads', 'leads:read'],
    ['pause', 'ads:steer'],
    ['confirm', 'ads:publish'],
  ] as const) {
    const refused = await call(name);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="ads:read ${scope}", resource_metadata="${url}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringContaining('not allowed to do that') },
    });
  }
  expect((await call('list_drafts')).status).toBe(200);
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);

  const draft = { title: 'Spring check' };
  allowed.push('ads:draft');
  await expect(claude.call('create_draft', draft)).rejects.toSatisfy(isUnauthorized);
  await claude.takeMore();
  expect((await claude.call('create_draft', draft)).isError).toBeFalsy();
  expect(await kari.ask.campaigns.listDrafts()).toMatchObject([draft]);
  expect(await kari.ask.assistants.list()).toMatchObject([{ scopes: ['ads:read', 'ads:draft'] }]);
});

test('a key works as well, and one to read with reads', async () => {
  const kari = await house.visitor().join();
  const { key } = await kari.makeKey({ name: 'Script', access: 'read' });
  const reader = await connectTo(place, { bearer: key, era: '2025' });
  expect((await reader.call('list_drafts')).isError).toBeFalsy();
  const refused = await reader.call('create_draft', { title: 'No' });
  expect(refused.isError).toBe(true);
  expect(textOf(refused)).toContain('not allowed to do that');
  expect(await kari.ask.campaigns.listDrafts()).toEqual([]);
});

test('a token of an assistant opens nothing but its tools', async () => {
  const kari = await house.visitor().join();
  const { signIn } = await letIn(place, kari);
  const answer = await fetch(`${url}/api/people/me`, {
    headers: { authorization: `Bearer ${signIn.kept.tokens!.access_token}` },
  });
  expect(answer.status).toBe(401);
});

test('an assistant is let into the workspace that was named, whichever another tab has switched to', async () => {
  const kari = await house.visitor().join();
  const named = await kari.workspaceId();
  const { id: other } = await kari.ask.workspaces.create({ name: 'Another firm' });
  await kari.ask.workspaces.switchTo({ id: other });
  await letIn(place, kari, { into: named });
  expect(await kari.ask.assistants.list()).toMatchObject([{ workspace: 'Kari Nordmann' }]);
  const ola = await house.visitor().join();
  for (const into of ['', await ola.workspaceId()])
    await expect(letIn(place, kari, { into })).rejects.toThrow('403');
});

test('what nobody can keep or ask is refused, and is no mistake of ours', async () => {
  const kari = await house.visitor().join();
  const { signIn } = await letIn(place, kari);
  const { client_id: clientId } = signIn.kept.client!;
  const ask = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/auth/oauth2/${path}`, { method: 'POST', body, headers });
  const register = (about: object) =>
    ask('register', JSON.stringify({ redirect_uris: [back], ...about }), {
      'content-type': 'application/json',
    });
  const asking = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: back,
    scope: 'ads:read',
    state: 'a state',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const authorize = (query: string) => kari.fetch(`/api/auth/oauth2/authorize?${query}`);
  const answers = await Promise.all([
    register({ client_name: 'a\0' }),
    register({ client_name: '\u202EedualC' }),
    register({ software_id: 'a\0' }),
    register({ client_name: 'a'.repeat(101) }),
    register({ redirect_uris: Array.from({ length: 500 }, (_, count) => `${back}/${count}`) }),
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

test('a program that is called back at several places is taken as it introduces itself', async () => {
  // As VS Code does.
  const places = ['http://127.0.0.1/', 'http://127.0.0.1:33418/', 'https://vscode.dev/redirect'];
  const answer = await fetch(`${url}/api/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: places, token_endpoint_auth_method: 'none' }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    201,
    expect.objectContaining({ redirect_uris: places }),
  ]);
});

test('programs introduce themselves only so often', async () => {
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
