import { expect, test } from 'vitest';
import { formatRelative } from './relative-words.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

test.each([
  ['2026-05-01T12:00:00Z', 'now'],
  ['2026-05-01T11:59:01Z', 'now'],
  ['2026-05-01T11:59:00Z', '1 minute ago'],
  ['2026-05-01T11:00:01Z', '59 minutes ago'],
  ['2026-05-01T11:00:00Z', '1 hour ago'],
  ['2026-04-30T12:00:00Z', 'yesterday'],
  ['2026-04-24T12:00:00Z', 'last week'],
  ['2026-03-01T12:00:00Z', '2 months ago'],
  ['2024-05-01T12:00:00Z', '2 years ago'],
  ['2026-05-01T12:05:00Z', 'in 5 minutes'],
  ['2026-05-02T12:00:00Z', 'tomorrow'],
])('%s is %s', (at, words) => {
  expect(formatRelative(at, now)).toBe(words);
});
