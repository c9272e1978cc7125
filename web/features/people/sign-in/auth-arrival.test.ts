import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArrival } from './auth-arrival.ts';
import { readRecovery } from './recovery.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const noticeOf = (search: string, hash = '') => {
  const arrival = readArrival({ search, hash });
  return arrival?.is === 'notice' ? { ...arrival, text: arrival.text() } : undefined;
};

test('a plain link brought nobody anything', () => {
  expect(readArrival({ search: '', hash: '' })).toBeUndefined();
  expect(readArrival({ search: '?type=recovery', hash: '' })).toBeUndefined();
  expect(readRecovery()).toBeNull();
});

test('a recovery is kept for this tab, from the query or from behind the hash', () => {
  expect(readArrival({ search: '', hash: '#type=recovery&token=abc' })).toBeUndefined();
  expect(readRecovery()).toBe('abc');
});

test('a new address is confirmed with its token', () => {
  expect(readArrival({ search: '?type=email_change&token=abc', hash: '' })).toEqual({
    is: 'email-change',
    token: 'abc',
  });
});

test('a letter’s link that no longer works says so, and anything else does not speak of letters', () => {
  const old = noticeOf('?error=token_expired');
  const broken = noticeOf('?error=INVALID_TOKEN');
  const social = noticeOf('?error=access_denied');
  expect([old, broken, social].map((notice) => notice?.tone)).toEqual(['warning', 'warning', 'warning']);
  expect(new Set([old?.text, broken?.text, social?.text]).size).toBe(3);
});

test('an error is told before what went well', () => {
  expect(noticeOf('?verified=1&error=INVALID_TOKEN')?.tone).toBe('warning');
  expect(noticeOf('?verified=1')?.tone).toBe('success');
});

test('who has deleted their account is given the way to its state, where there is one', () => {
  expect(noticeOf('?deleted=abc')?.deletionCode).toBe('abc');
  expect(noticeOf('?deleted=')).not.toHaveProperty('deletionCode');
});

test('a provider is only one that we know', () => {
  expect(readArrival({ search: '?provider=google', hash: '' })).toEqual({ is: 'social', provider: 'google' });
  expect(readArrival({ search: '?provider=elsewhere', hash: '' })).toBeUndefined();
});
