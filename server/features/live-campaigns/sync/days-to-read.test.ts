import { expect, test } from 'vitest';
import { adDaysToRead, daysToRead, stretchesOf } from './days-to-read.ts';
import { daysBetween } from '#contract/days.ts';

const today = '2026-11-21';

test('the first time, all days that are kept are read', () => {
  const { knownSince, ...days } = daysToRead(today, undefined);
  expect(daysBetween(days)).toBe(68);
  expect(days.until).toBe(today);
  expect(knownSince).toBe(days.since);
});

test('on the same day, only the days that still move are read again', () => {
  const known = { since: '2026-09-23', readOn: today };
  expect(daysToRead(today, known)).toEqual({ since: '2026-11-19', until: today, knownSince: '2026-09-23' });
});

test('on a new day, all days that Meta may have corrected since are read again', () => {
  const known = { since: '2026-09-22', readOn: '2026-11-20' };
  expect(daysToRead(today, known)).toEqual({ since: '2026-10-23', until: today, knownSince: '2026-09-22' });
});

test('after a long rest there is no gap', () => {
  const known = { since: '2026-07-01', readOn: '2026-11-01' };
  expect(daysToRead(today, known)).toMatchObject({ since: '2026-10-04', knownSince: '2026-09-15' });
  expect(daysToRead(today, { since: '2026-01-01', readOn: '2026-03-01' })).toMatchObject({
    since: '2026-09-15',
    knownSince: '2026-09-15',
  });
});

test('ads are read once a day, up to yesterday: four weeks at first, then what Meta may have corrected', () => {
  const until = '2026-11-20';
  expect(adDaysToRead(today, undefined)).toEqual({ since: '2026-10-24', until, knownSince: '2026-10-24' });
  const known = { since: '2026-09-01', readOn: today };
  expect(adDaysToRead(today, known)).toBeUndefined();
  const yesterday = { ...known, readOn: until };
  expect(adDaysToRead(today, yesterday)).toEqual({
    since: '2026-10-23',
    until,
    knownSince: '2026-09-01',
  });
  expect(adDaysToRead(today, { since: '2026-01-01', readOn: '2026-03-01' })).toMatchObject({
    since: '2026-05-23',
    knownSince: '2026-05-23',
  });
});

test('stretches hold every day once, each about a page long, and never more than sixteen of them', () => {
  const days = { since: '2026-09-23', until: today };
  expect(stretchesOf(days, 5)).toEqual([days]);
  expect(stretchesOf({ since: '2026-11-19', until: today }, 100)).toHaveLength(1);
  for (const rowsADay of [0, 100, 106, 1_000, 100_000]) {
    const stretches = stretchesOf(days, rowsADay);
    expect(stretches.length).toBeLessThanOrEqual(16);
    expect(stretches[0]!.since).toBe(days.since);
    expect(stretches.at(-1)!.until).toBe(days.until);
    expect(stretches.reduce((sum, stretch) => sum + daysBetween(stretch), 0)).toBe(60);
  }
});
