import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { oneOrigin } from './one-origin.ts';

const app = new Hono().use(oneOrigin('http://127.0.0.1:3000')).all('*', (c) => c.text('here'));
const visit = (url: string, init?: RequestInit) => app.request(url, init);
const asPage = { headers: { accept: 'text/html' } };

test('a page opened by another name of this machine moves to the public address', async () => {
  const answer = await visit('http://localhost:3000/auth?verified=1', asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'http://127.0.0.1:3000/auth?verified=1',
  ]);
});

test('a page at the public address, and what is no page, stay where they are', async () => {
  expect((await visit('http://127.0.0.1:3000/', asPage)).status).toBe(200);
  expect((await visit('http://localhost:3000/healthz')).status).toBe(200);
});

test('nothing is changed at the wish of a foreign page', async () => {
  const change = (headers: Record<string, string>) =>
    visit('http://127.0.0.1:3000/rpc', { method: 'POST', headers });
  expect((await change({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await change({ origin: 'null' })).status).toBe(403);
  expect((await change({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await change({ origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  expect((await change({})).status).toBe(200);
});
