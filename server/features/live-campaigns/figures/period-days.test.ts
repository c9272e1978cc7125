import { expect, test } from 'vitest';
import { dayAt } from '#contract/days.ts';
import { comparedDays, daysOf } from './period-days.ts';

const today = '2026-11-21';

test('what day it is says the calendar of the ad account', () => {
  const lateInOslo = Date.parse('2026-11-21T23:30:00Z');
  expect(dayAt(lateInOslo, 'Europe/Oslo')).toBe('2026-11-22');
  expect(dayAt(lateInOslo, 'America/Los_Angeles')).toBe('2026-11-21');
});

test('so many days are full ones and end yesterday; a month goes up to today', () => {
  expect(daysOf('yesterday', today)).toEqual({ since: '2026-11-20', until: '2026-11-20' });
  expect(daysOf('7d', today)).toEqual({ since: '2026-11-14', until: '2026-11-20' });
  expect(daysOf('30d', today)).toEqual({ since: '2026-10-22', until: '2026-11-20' });
  expect(daysOf('this-month', today)).toEqual({ since: '2026-11-01', until: today });
  expect(daysOf('this-month', '2026-11-01')).toEqual({ since: '2026-11-01', until: '2026-11-01' });
  expect(daysOf('today', today)).toEqual({ since: today, until: today });
});

test('full days are compared with as many right before; a month that is not over with none', () => {
  expect(comparedDays('yesterday', today)).toEqual({ since: '2026-11-19', until: '2026-11-19' });
  expect(comparedDays('14d', today)).toEqual({ since: '2026-10-24', until: '2026-11-06' });
  expect(comparedDays('this-month', today)).toBeUndefined();
});
