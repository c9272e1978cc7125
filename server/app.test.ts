import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const { fetch } = house.visitor();

test('healthz answers while we live, readyz when database, queue and storage answer', async () => {
  expect(await (await fetch('/healthz')).json()).toMatchObject({ alive: true });
  expect(await (await fetch('/readyz')).json()).toEqual({
    ready: true,
    database: true,
    queue: true,
    storage: true,
  });
});

test('a page may run our own scripts only, and cannot be framed', async () => {
  for (const path of ['/', '/dashboard']) {
    const policy = (await fetch(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('the contract is an OpenAPI document, with the named functions under their names', async () => {
  const { openapi, paths } = await (await fetch('/api/openapi.json')).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const name of [
    'meta-publish-campaign',
    'generate-ad-copies',
    'fetch-meta-campaigns',
    'facebook-location-search',
  ]) {
    expect(Object.keys(paths)).toContain(`/functions/${name}`);
  }
});

test('the API answers a refusal with its code and words', async () => {
  const answer = await fetch('/api/campaigns/drafts');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    code: 'NOT_SIGNED_IN',
    message: 'Please sign in to continue.',
  });
});

test('a question that is far too long is not read', async () => {
  const answer = await fetch('/rpc/campaigns/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { title: 'x'.repeat(2_000_000) } }),
  });
  expect(answer.status).toBe(413);
});

test.each([
  ['POST', '/rpc/campaigns/update', '{"json":{"id":"not an id"}}'],
  ['POST', '/rpc/campaigns/create', 'not json at all'],
  ['POST', '/rpc/nothing/here', '{}'],
  ['GET', '/rpc/people/me?data=%7B%22', undefined],
  ['POST', '/api/campaigns', '{"title":12}'],
  ['GET', '/api/campaigns/%E0%A4%A', undefined],
  ['GET', '/media/../../etc/passwd', undefined],
  ['GET', '/media/not-an-id', undefined],
  ['PATCH', '/uploads/unknown', ''],
  ['POST', '/uploads', ''],
  ['GET', '/facebook/callback?state=forged&code=x', undefined],
  ['POST', '/api/auth/sign-in/email', '{"email":1}'],
  ['POST', '/api/auth/sign-in/email', '{"email":"a\\u0000@b.no","password":"x"}'],
  ['POST', '/api/auth/reset-password', '{"token":"\\u0000","newPassword":"long enough"}'],
  ['POST', '/api/auth/sign-up/email', '{"name":"\\u0000","email":"n@b.no","password":"\\u0000long enough"}'],
  ['GET', '/api/auth/callback/google?state=%00&code=%00', undefined],
  ['GET', '/api/deletions/%00', undefined],
  ['GET', '/avatars/%00', undefined],
  ['POST', '/facebook/data-deletion', 'signed_request=%00'],
])('%s %s never breaks anything', async (method, path, body) => {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  expect(answer.status).toBeLessThan(500);
});

test('a letter that no database takes is refused, wherever it stands', async () => {
  const kari = await house.visitor().join();
  await expect(kari.ask.campaigns.create({ title: 'Winter\u0000check' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(kari.ask.campaigns.create({ title: 'Say \\u0000 to winter' })).resolves.toBeDefined();
});
