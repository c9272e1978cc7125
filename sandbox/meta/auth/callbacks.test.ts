import { createHmac } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { app, userId } from '#sandbox/meta/seed-ids.ts';
import { openPractice, type Practice, verdict } from '#sandbox/practice/practice.ts';

/** Waits for what comes by itself; the limit only ends what never comes. */
const waitFor = <Result>(look: () => Result | Promise<Result>) => vi.waitFor(look, { timeout: 30_000 });

let practice: Practice;
let heard: { path: string; payload: Record<string, unknown> }[];
let answer: () => Response;

/** The app reads a signed request: its payload, once the signature has been checked. */
async function listen(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const [signature = '', told = ''] = (form.get('signed_request') ?? '').split('.');
  expect(signature).toBe(createHmac('sha256', app.secret).update(told).digest('base64url'));
  const payload = JSON.parse(Buffer.from(told, 'base64url').toString()) as Record<string, unknown>;
  heard.push({ path: new URL(request.url).pathname, payload });
  return answer();
}

const deletionUrl = 'https://app.test/deletion';
const promise = { url: 'https://app.test/deletion?id=abc', confirmation_code: 'abc' };

beforeEach(async () => {
  heard = [];
  answer = () => Response.json(promise);
  const callbacks = { deauthorizeUrl: 'https://app.test/gone', dataDeletionUrl: deletionUrl };
  practice = await openPractice({ fetch: listen, callbacks });
});
afterEach(() => practice.close());

test('an app is told, signed, when a person removes it', async () => {
  await practice.graph.remove('me/permissions');
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({
    path: '/gone',
    payload: { user_id: userId, algorithm: 'HMAC-SHA256', issued_at: expect.any(Number) },
  });
});

test('a person can remove the app on Facebook, and every token is dead at once', async () => {
  expect(await practice.control('callbacks', { kind: 'deauthorize' })).toEqual({ willBeTold: true });
  expect(verdict(await practice.graph.get('me'))).toBe('190/458');
  await waitFor(() => expect(heard).toHaveLength(1));
});

test('who wants to be forgotten hears where that can be followed', async () => {
  expect(await practice.control('callbacks', { kind: 'delete-data', userId })).toEqual(promise);
  expect(heard).toMatchObject([{ path: '/deletion', payload: { user_id: userId } }]);
});

test.each([
  ['with an error', () => new Response('', { status: 500 }), 'The app answered with status 500, not 200.'],
  ['with no JSON', () => new Response('ok'), 'did not answer with a "url"'],
  ['without a code', () => Response.json({ url: deletionUrl }), 'did not answer with a "url"'],
  [
    'not at all',
    () => {
      throw new TypeError('fetch failed');
    },
    'The app did not answer',
  ],
])('an app that answers %s is told so', async (_case, wrong, words) => {
  answer = wrong;
  expect(await practice.control('callbacks', { kind: 'delete-data' })).toEqual({
    error: expect.stringContaining(words),
  });
});

test('without an address there is nobody to tell', async () => {
  await practice.control('app', { dataDeletionUrl: '', deauthorizeUrl: '' });
  expect(await practice.control('callbacks', { kind: 'delete-data' })).toEqual({
    error: 'The app has no "dataDeletionUrl". Set one with POST /_sandbox/app.',
  });
  expect(await practice.control('callbacks', { kind: 'deauthorize' })).toEqual({ willBeTold: false });
});
