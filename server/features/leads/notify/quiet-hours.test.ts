import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const oslo = { from: '22:00', until: '07:00', timeZone: 'Europe/Oslo' };
const end = (now: string, quiet = oslo) => {
  const found = endOfQuiet(Date.parse(now), quiet);
  return found === undefined ? undefined : new Date(found).toISOString();
};

test.each([
  ['in the evening', '2026-11-27T21:30:10Z', '2026-11-28T06:00:00.000Z'],
  ['after midnight', '2026-11-27T23:30:00Z', '2026-11-28T06:00:00.000Z'],
  ['in their last minute', '2026-11-28T05:59:59Z', '2026-11-28T06:00:00.000Z'],
  ['at their end', '2026-11-28T06:00:00Z', undefined],
  ['at noon', '2026-11-28T11:00:00Z', undefined],
  ['in the night in which clocks are put on', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night in which they are put back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours end when the clock there says so: %s', (_when, now, expected) => {
  expect(end(now)).toBe(expected);
});

test('quiet hours by day, and in another part of the world', () => {
  const siesta = { from: '13:00', until: '15:00', timeZone: 'America/New_York' };
  expect(end('2026-11-28T18:30:00Z', siesta)).toBe('2026-11-28T20:00:00.000Z');
  expect(end('2026-11-28T13:30:00Z', siesta)).toBeUndefined();
  expect(end('2026-11-28T13:30:00Z', { ...siesta, until: '13:00' })).toBeUndefined();
});
