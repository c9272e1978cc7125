import { Hono } from 'hono';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { safeAnswers } from './safe-answers.ts';

const house = await openTestHouse();
afterAll(() => house.close());

test.each([
  ['GET', '/'],
  ['GET', '/nothing/here'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/api'],
  ['GET', '/api/campaigns/drafts'],
  ['POST', '/rpc/people/me'],
  ['GET', '/api/auth/get-session'],
  ['POST', '/api/auth/nothing'],
  ['GET', '/media/none'],
  ['OPTIONS', '/uploads'],
  ['GET', '/facebook/webhook'],
  ['GET', '/exports/leads/1.csv'],
])('where we are reached by https, %s %s says for a year to come only by https', async (method, path) => {
  const answer = await house.visitor().fetch(path, { method });
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
});

test('what is refused outright says so too', async () => {
  const answer = await house.visitor().fetch('/rpc/people/me', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([403, 'max-age=31536000']);
});

test('where we are reached by http, nobody is sent to an https that is not there', async () => {
  const app = new Hono().use(safeAnswers('http://127.0.0.1:3000')).get('/', (c) => c.text('here'));
  const answer = await app.request('/');
  expect(answer.headers.has('strict-transport-security')).toBe(false);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
