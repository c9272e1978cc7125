import { expect, test } from 'vitest';
import { attempt } from './auth-attempt.ts';

const answer = (error: { code?: string; status: number; minutes?: number; message?: string }) =>
  attempt(() => Promise.resolve({ error }));

test('what went well has no problem', async () => {
  expect(await attempt(() => Promise.resolve({ error: null }))).toBeUndefined();
});

test('what is about a field stands at that field', async () => {
  expect(await answer({ code: 'PASSWORD_TOO_COMMON', status: 400 })).toMatchObject({ field: 'password' });
  expect(await answer({ code: 'INVALID_EMAIL', status: 400 })).toMatchObject({ field: 'email' });
  expect(await answer({ code: 'NAME_REQUIRED', status: 400 })).toMatchObject({ field: 'name' });
});

test('a wrong password does not say which of the two was wrong', async () => {
  const problem = await answer({ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 });
  expect(problem?.field).toBeUndefined();
});

test('who has not confirmed is told of the email that is on its way', async () => {
  expect(await answer({ code: 'EMAIL_NOT_VERIFIED', status: 403 })).toMatchObject({ emailSent: true });
});

test.each([0, 502, 503, 504])('status %i is no answer of ours', async (status) => {
  expect((await answer({ status }))?.text).toContain('Check your internet connection');
});

test('who tries too often is told for how long', async () => {
  expect((await answer({ code: 'TOO_MANY_TRIES', status: 429, minutes: 14 }))?.text).toContain(
    'Wait 14 minutes,',
  );
  expect((await answer({ code: 'TOO_MANY_TRIES', status: 429, minutes: 1 }))?.text).toContain(
    'Wait 1 minute,',
  );
});

test.each([
  ['an answer nobody foresaw', () => answer({ status: 500, message: 'column "x" does not exist' })],
  [
    'a question that could not be asked',
    () => attempt(() => Promise.reject(new TypeError('Failed to fetch'))),
  ],
])('%s is told without words of a machine', async (_, ask) => {
  expect((await ask())?.text).toBe('An unexpected error occurred. Please try again.');
});
