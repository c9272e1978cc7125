import { expect, test } from 'vitest';
import { isRenewalDue, renew, renewalWaits } from './session-renewal.ts';

test('a session is renewed in its last 90 seconds', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(isRenewalDue(new Date(now + 91_000), now)).toBe(false);
  expect(isRenewalDue(new Date(now + 90_000), now)).toBe(true);
  expect(isRenewalDue(new Date(now - 1000), now)).toBe(true);
});

test('tries to renew wait 200 ms and then twice as long each, within the 30 seconds of one look', () => {
  expect(renewalWaits()).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
});

test('a lost connection is tried again like an answer of 503, until somebody answers', async () => {
  const waits: number[] = [];
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ error: { status: 503 } }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ error: null }),
  ];
  const ask = () => answers.shift()!();
  const pause = async (ms: number) => waits.push(ms);
  expect(await renew(ask, new AbortController().signal, pause)).toBe(true);
  expect(waits).toEqual([200, 400, 800]);
});

test('where nobody answers at all, renewing gives up quietly until the next look', async () => {
  const ask = () => Promise.reject(new TypeError('Failed to fetch'));
  const waits: number[] = [];
  const pause = async (ms: number) => waits.push(ms);
  expect(await renew(ask, new AbortController().signal, pause)).toBe(false);
  expect(waits).toEqual(renewalWaits());
});

test('who leaves the page asks no more', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  expect(await renew(ask, AbortSignal.abort(), async () => undefined)).toBe(false);
  expect(asked).toBe(1);
});
