import { expect, test } from 'vitest';
import { dayAt, daysAfter, earliestEnd, endOfDay, lastDayOf } from './days.ts';

const hour = 3_600_000;

test.each([
  ['2026-12-14', 'Europe/Oslo', '2026-12-14T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Oslo', '2026-07-01T22:00:00.000Z'],
  // Clocks are changed on the day, and on the day after.
  ['2026-10-25', 'Europe/Oslo', '2026-10-25T23:00:00.000Z'],
  ['2027-03-27', 'Europe/Oslo', '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', 'Europe/Oslo', '2027-03-28T22:00:00.000Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
  ['2028-02-29', 'Asia/Kathmandu', '2028-02-29T18:15:00.000Z'],
])('%s is over in %s at %s', (day, timeZone, moment) => {
  expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(moment);
  expect(lastDayOf(endOfDay(day, timeZone), timeZone)).toBe(day);
});

test('the earliest end leaves more than 24 hours, at any hour and when clocks are changed, and is the first that does', () => {
  for (const timeZone of ['Europe/Oslo', 'America/Los_Angeles', 'Asia/Kathmandu'])
    for (
      let now = Date.parse('2027-03-13T00:00:00Z');
      now < Date.parse('2027-03-30T00:00:00Z');
      now += hour
    ) {
      const day = earliestEnd(now, timeZone);
      expect(endOfDay(day, timeZone) - now).toBeGreaterThan(24 * hour);
      expect(endOfDay(daysAfter(day, -1), timeZone) - now).toBeLessThanOrEqual(24 * hour);
      expect(day > dayAt(now, timeZone)).toBe(true);
    }
});
