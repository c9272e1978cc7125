import { GatewayError } from '#server/gateways/gateway-error.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { getFacebookToken, noteIfUnusable } from './access.ts';
import { findConnection } from './queries.ts';
import { scopes } from './scopes.ts';

const house = await openTestHouse();
afterAll(() => house.close());

async function linked(): Promise<Visitor> {
  const visitor = await house.visitor().join();
  await visitor.connect();
  return visitor;
}

const workspaceOf = async (visitor: Visitor) => await visitor.workspaceId();
const pictureOf = async (visitor: Visitor) => (await visitor.ask.connections.get())!.pages[0]!.pictureUrl!;

test('a page’s picture comes from us, small, and only to its own workspace', async () => {
  const kari = await linked();
  const address = await pictureOf(kari);
  expect(address).toMatch(/^\/facebook\/pages\/\d+\/picture\?workspace=[\da-f-]{36}$/);

  const answer = await kari.fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('private');
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 192, height: 192 });

  const ola = await house.visitor().join();
  expect((await ola.fetch(address)).status).toBe(404);
  expect((await house.visitor().fetch(address)).status).toBe(404);
});

test.each([
  ['an address in our own network', 'http://127.0.0.1:9/x'],
  ['the address of a cloud’s secrets', 'https://169.254.169.254/latest'],
  ['a stranger’s address', 'https://evil.example/fbcdn.net'],
  ['a name that only ends alike', 'https://notfbcdn.net/x.jpg'],
  ['no address at all', 'x'],
])('%s is never fetched as a picture', async (_, address) => {
  const { seq = 0 } = (await house.practice.requests()).at(-1) ?? {};
  expect(await house.ctx.meta.fetchPagePicture(address)).toBeUndefined();
  expect(await house.practice.requests(seq)).toEqual([]);
});

test('while Facebook does not answer there is no picture, and no mistake of ours', async () => {
  const kari = await linked();
  const address = await pictureOf(kari);
  await house.practice.trouble({ service: 'meta', path: 'pictures', times: 1, trouble: { kind: 'html' } });
  expect((await kari.fetch(address)).status).toBe(404);
});

test('a link that was renewed in the meantime stays whole', async () => {
  const kari = await linked();
  const workspaceId = await workspaceOf(kari);
  const oldToken = await getFacebookToken(house.ctx, workspaceId);
  await kari.connect();
  const answer = new GatewayError({
    service: 'Meta',
    failureKind: 'unauthorized',
    words: 'expired',
    subcode: 463,
  });

  await noteIfUnusable(house.ctx, workspaceId, { token: oldToken, answer });
  expect(await kari.ask.connections.get()).toMatchObject({ broken: null });

  const token = await getFacebookToken(house.ctx, workspaceId);
  await noteIfUnusable(house.ctx, workspaceId, { token, answer });
  expect((await kari.ask.connections.get())!.brokenCode).toBe('expired');
});

test('a permission that was taken back is missing, and can be asked for alone', async () => {
  const kari = await linked();
  const { facebookUserId: userId } = (await kari.ask.connections.get())!;
  const left = scopes.filter((scope) => scope !== 'leads_retrieval');
  await house.practice.tokens({ userId, state: 'ok', scopes: left });
  await kari.ask.connections.refresh();
  expect(await kari.ask.connections.get()).toMatchObject({ missingPermissions: ['leads_retrieval'] });

  const asked = async (missingOnly: boolean) => {
    const { loginUrl } = await kari.ask.connections.startLogin({ missingOnly });
    const query = new URL(loginUrl).searchParams;
    return [query.get('scope'), query.get('auth_type')];
  };
  expect(await asked(true)).toEqual(['leads_retrieval', 'rerequest']);
  expect(await asked(false)).toEqual([scopes.join(','), 'rerequest']);
  await kari.connect();
  expect(await kari.ask.connections.get()).toMatchObject({ missingPermissions: [] });
});

test('a person Facebook wants to see first is told so everywhere, until the check is passed', async () => {
  const kari = await linked();
  const { facebookUserId: userId } = (await kari.ask.connections.get())!;
  await house.practice.tokens({ userId, state: 'checkpoint' });
  await expect(kari.ask.connections.refresh()).rejects.toMatchObject({ code: 'FACEBOOK_REFUSED' });
  expect(await kari.ask.connections.get()).toMatchObject({
    broken: expect.stringContaining('security check'),
    brokenCode: 'checkpoint',
  });
  await house.practice.tokens({ userId, state: 'ok' });
  expect(await kari.ask.connections.refresh()).toMatchObject({ broken: null });
});

test('an account that is stopped for a while is told so, and need not connect again', async () => {
  const kari = await linked();
  const trouble = { kind: 'error', status: 400, code: 368 };
  await house.practice.trouble({ service: 'meta', path: '/me', times: 4, trouble });
  await expect(kari.ask.connections.refresh()).rejects.toMatchObject({
    code: 'FACEBOOK_REFUSED',
    data: { reason: expect.stringMatching(/\w/) },
  });
  await house.practice.behave();
  expect(await kari.ask.connections.get()).toMatchObject({ broken: null });
});

test('no answer about a link holds a token', async () => {
  const kari = await linked();
  const row = (await findConnection(house.ctx.db, await workspaceOf(kari)))!;
  const token = await getFacebookToken(house.ctx, await workspaceOf(kari));
  const answers = JSON.stringify([
    await kari.ask.connections.get(),
    await kari.ask.connections.refresh(),
    await kari.ask.connections.select({}),
    await kari.ask.workspaces.current(),
  ]);
  for (const secret of [token, row.sealedToken, row.pages[0]!.sealedToken!])
    expect(answers).not.toContain(secret);
});
