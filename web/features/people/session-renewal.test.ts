import { expect, test } from 'vitest';
import { isRenewalDue, renewalWaits } from './session-renewal.ts';

test('a session is renewed in its last 90 seconds', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(isRenewalDue(new Date(now + 91_000), now)).toBe(false);
  expect(isRenewalDue(new Date(now + 90_000), now)).toBe(true);
  expect(isRenewalDue(new Date(now - 1000), now)).toBe(true);
});

test('tries to renew wait 200 ms and then twice as long each, within the 30 seconds of one look', () => {
  expect(renewalWaits()).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
});
