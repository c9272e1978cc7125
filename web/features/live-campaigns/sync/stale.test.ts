import { expect, test } from 'vitest';
import { isStale } from './stale.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const synced = (at: string | null) => ({
  state: 'synced' as const,
  startedAt: at,
  lastSyncedAt: at,
  asOf: at,
  problem: null,
  nextManualAt: null,
  isMissingPublished: false,
});

test('figures are read again once they are 30 minutes old', () => {
  expect(isStale(synced('2026-11-21T11:31:00Z'), now)).toBe(false);
  expect(isStale(synced('2026-11-21T11:30:00Z'), now)).toBe(true);
  expect(isStale(synced(null), now)).toBe(true);
});

test('a sync that runs is not started again', () => {
  expect(isStale({ ...synced(null), state: 'syncing', isMissingPublished: true }, now)).toBe(false);
});

test('fresh figures are read again where a campaign was published after them', () => {
  const fresh = synced('2026-11-21T11:59:00Z');
  expect(isStale(fresh, now)).toBe(false);
  expect(isStale({ ...fresh, isMissingPublished: true }, now)).toBe(true);
});
