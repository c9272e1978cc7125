import { keyLimits } from '#contract/people/api-keys.ts';
import { sayRefusal } from '#server/platform/refusal.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFor, openCaller } from './caller.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
beforeAll(async () => {
  house = await openTestHouse({ SUPPORT_HOURS: 'always' });
});
afterAll(() => house.close());

const join = () => house.visitor().join();

test('a key is shown once, and only its hash is kept', async () => {
  const kari = await join();
  const { key, ...made } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  expect(key).toMatch(/^adf_[\dA-Za-z]{46}$/);
  const [listed] = await kari.ask.apiKeys.list();
  expect(listed).toEqual(made);
  expect(listed).toMatchObject({ name: 'Bookkeeping', access: 'read', lastUsedAt: null });
  expect(key.startsWith(listed!.hint.split('…')[0]!) && key.endsWith(listed!.hint.split('…')[1]!)).toBe(true);
  const kept = await house.ctx.db.execute<{ row: string }>('select a::text as row from api_keys a');
  expect(JSON.stringify(kept)).not.toContain(key.slice(8, -4));
});

test('a program signs in with its key at /api, as the person who made it', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'write');
  expect((await call('GET', '/people/me')).body).toMatchObject({ email: kari.email });
  const draft = await call('POST', '/campaigns', { title: 'Made by a program' });
  expect(draft.status).toBe(201);
  expect(await kari.ask.campaigns.get({ id: String(draft.body.id) })).toMatchObject({
    title: 'Made by a program',
  });
  const neighbour = await callerFor(house, await join(), 'write');
  expect(await neighbour('GET', `/campaigns/${String(draft.body.id)}`)).toMatchObject({ status: 404 });
});

test('where the browser asks, a key opens nothing', async () => {
  const kari = await join();
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'write' });
  const answer = await house.app.fetch(
    new Request('https://adfjord.test/rpc/people/me', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    }),
    { clientAddress: '203.0.113.7' },
  );
  expect(answer.status).toBe(401);
});

test('a key to read with reads, and changes nothing', async () => {
  const call = await callerFor(house, await join(), 'read');
  expect(await call('GET', '/campaigns/drafts')).toMatchObject({ status: 200 });
  expect(await call('POST', '/campaigns', {})).toMatchObject({
    status: 403,
    body: { code: 'KEY_IS_READ_ONLY' },
  });
  expect(await call('POST', '/functions/generate-ad-copies', { id: crypto.randomUUID() })).toMatchObject({
    body: { code: 'KEY_IS_READ_ONLY' },
  });
  expect(await call('POST', '/functions/facebook-location-search', { query: 'Bergen' })).toMatchObject({
    body: { code: 'CONNECTION_MISSING' },
  });
});

test('no key makes keys, revokes keys, moves the account or deletes it', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'write');
  const [key] = await kari.ask.apiKeys.list();
  const refused = { status: 403, body: { code: 'NOT_WITH_A_KEY' } };
  expect(await call('POST', '/api-keys', { name: 'Another', access: 'write' })).toMatchObject(refused);
  expect(await call('DELETE', `/api-keys/${key!.id}`)).toMatchObject(refused);
  expect(await call('POST', '/people/me/email-change', { email: 'thief@example.test' })).toMatchObject(
    refused,
  );
  expect(await call('POST', '/functions/delete-user-data', { confirmationText: 'DELETE' })).toMatchObject(
    refused,
  );
  const passwords = { currentPassword: kari.password, newPassword: 'something else' };
  expect((await call('POST', '/auth/change-password', passwords)).status).toBe(401);
});

test('a revoked key stops at once, in streams it has opened as well', async () => {
  const kari = await join();
  const { id, key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const call = openCaller(house, key);
  const stream = await house.app.fetch(
    new Request('https://adfjord.test/api/live-campaigns/sync', {
      headers: { authorization: `Bearer ${key}` },
    }),
    { clientAddress: '203.0.113.7' },
  );
  const reader = stream.body!.getReader();
  await reader.read();
  await kari.ask.apiKeys.revoke({ id });
  expect(await call('GET', '/people/me')).toMatchObject({ status: 401, body: { code: 'KEY_UNKNOWN' } });
  let heard = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    heard += new TextDecoder().decode(part.value);
  expect(heard).toContain('KEY_UNKNOWN');
  expect(await kari.ask.apiKeys.list()).toEqual([]);
  await expect(kari.ask.apiKeys.revoke({ id })).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
});

test('what goes wrong on our side while a program asks is logged with its workspace', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'write');
  const { open } = house.ctx.meetings;
  house.ctx.meetings.open = () => Promise.reject(new Error('the lamp fell over'));
  const { status, headers } = await call('POST', '/functions/get-zoom-support-link');
  house.ctx.meetings.open = open;
  expect(status).toBe(500);
  const { id: workspaceId } = await kari.ask.workspaces.current();
  const requestId = headers.get('x-request-id');
  const lines = house.logged.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.find((line) => line['requestId'] === requestId && line['level'] === 'error')).toMatchObject({
    level: 'error',
    workspaceId,
  });
});

test('a neighbour cannot revoke a key', async () => {
  const kari = await join();
  const { id } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const neighbour = await join();
  await expect(neighbour.ask.apiKeys.revoke({ id })).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
});

test('a key that was never made, was cut off, or is no key at all, opens nothing', async () => {
  const kari = await join();
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'read' });
  const other = key.at(-1) === 'a' ? 'b' : 'a';
  const lookalikes = [
    key.slice(0, -1),
    `${key}a`,
    key.slice(0, -1) + other,
    'adf_',
    'adf_é',
    'adf_\t',
    'sk-1',
  ];
  for (const wrong of lookalikes)
    expect(await openCaller(house, encodeURI(wrong))('GET', '/people/me')).toMatchObject({
      status: 401,
      body: { code: 'KEY_UNKNOWN' },
    });
});

test('whoever’s key is unknown or may too little reads what is wrong with it, and where to make another', async () => {
  const kari = await join();
  const reads = await callerFor(house, kari, 'read');
  const writes = await callerFor(house, kari, 'write');
  const asked = [
    { call: openCaller(house, 'adf_taken-back'), path: '/campaigns', code: 'KEY_UNKNOWN', status: 401 },
    { call: reads, path: '/campaigns', code: 'KEY_IS_READ_ONLY', status: 403 },
    { call: writes, path: '/api-keys', code: 'NOT_WITH_A_KEY', status: 403 },
  ] as const;
  for (const { call, path, code, status } of asked) {
    const body = { name: 'Another', access: 'write' };
    const message = sayRefusal(code, 'en');
    expect(await call('POST', path, body)).toMatchObject({ status, body: { code, message, defined: true } });
  }
  expect(sayRefusal('KEY_UNKNOWN', 'en')).toContain('profile page');

  await kari.ask.people.update({ language: 'nb' });
  for (const { call, path, code } of asked.slice(1)) {
    const body = { name: 'Another', access: 'write' };
    expect(await call('POST', path, body)).toMatchObject({ body: { message: sayRefusal(code, 'nb') } });
  }
});

test('what a program calls stands in the call log of its workspace, what it is refused as well', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'read');
  const search = () => call('POST', '/functions/facebook-location-search', { query: 'Bergen' });
  await search();
  await call('POST', '/functions/generate-ad-copies', { id: crypto.randomUUID() });
  const sentEmail = {
    page: 'contact',
    name: 'Kari',
    email: kari.email,
    subject: 'A question',
    message: 'How so?',
  };
  await call('POST', '/functions/send-contact-email', sentEmail);
  await Promise.all(Array.from({ length: keyLimits.callsPerMinute }, () => call('GET', '/people/me')));
  await search();
  await house.ctx.callNotes.flush();
  const noted = await kari.ask.apiCalls.list({ period: '24h' });
  expect(noted.map(({ functionName, errorType }) => [functionName, errorType]).toReversed()).toEqual([
    ['facebook-location-search', 'CONNECTION_MISSING'],
    ['generate-ad-copies', 'KEY_IS_READ_ONLY'],
    ['send-contact-email', null],
    ['facebook-location-search', 'TOO_OFTEN'],
  ]);
});

test('a key whose person is gone is dead', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'read');
  await kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });
  expect((await call('GET', '/people/me')).status).toBe(401);
});

test('each key may call so often a minute and is then told when to come back', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'read');
  const another = await callerFor(house, kari, 'read');
  const tries = await Promise.all(
    Array.from({ length: keyLimits.callsPerMinute }, () => call('GET', '/people/me')),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await call('GET', '/people/me');
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_OFTEN', data: { minutes: 1 } } });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await another('GET', '/people/me')).status).toBe(200);
  await house.passTime(2);
  expect((await call('GET', '/people/me')).status).toBe(200);
});

test('when a key was last used is noted, and not more than once a minute', async () => {
  const kari = await join();
  const call = await callerFor(house, kari, 'read');
  const lastUse = async () => (await kari.ask.apiKeys.list())[0]!.lastUsedAt;
  await call('GET', '/people/me');
  const first = await lastUse();
  expect(first).not.toBeNull();
  await call('GET', '/people/me');
  expect(await lastUse()).toBe(first);
  await house.passTime(2);
  await call('GET', '/people/me');
  expect(await lastUse()).not.toBe(first);
});

test('a workspace has so many keys and no more, also when two are asked for at once', async () => {
  const kari = await join();
  const asked = Array.from({ length: keyLimits.perWorkspace + 3 }, (_, place) =>
    kari.makeKey({ name: `Key ${place}`, access: 'read' }).catch((error: unknown) => error),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer instanceof Error)).toHaveLength(3);
  expect(await kari.ask.apiKeys.list()).toHaveLength(keyLimits.perWorkspace);
});

test('a key is made by whoever knows the password, and its owner is told by email', async () => {
  const kari = await house.visitor().join();
  const wish = { name: 'Bookkeeping', access: 'write' as const };
  await expect(kari.ask.apiKeys.create({ ...wish, password: 'a wrong guess' })).rejects.toMatchObject({
    code: 'PASSWORD_WRONG',
  });
  expect(await kari.ask.apiKeys.list()).toEqual([]);
  const { key } = await kari.makeKey(wish);
  await house.runJobs();
  const sentEmail = (await house.practice.emailsTo(kari.email)).at(-1)!;
  expect(sentEmail.subject).toBe('A new API key can act for you');
  expect(sentEmail.text).toContain('Bookkeeping');
  expect(sentEmail.text).not.toContain(key);

  for (let guess = 0; guess < 30; guess++)
    await kari.ask.apiKeys.create({ ...wish, password: 'a wrong guess' }).catch(() => undefined);
  await expect(kari.makeKey(wish)).rejects.toMatchObject({ code: 'TOO_OFTEN' });
});
