import { afterEach, expect, test, vi } from 'vitest';
import { formatCount, formatDate, formatLastDay, formatPercent } from './format.ts';
import { formatRelative } from './relative-words.ts';

afterEach(() => vi.unstubAllGlobals());

test('counts are shortened above a thousand and above a million', () => {
  expect([0, 999, 1000, 1001, 1250, 999_949].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '1.0K',
    '1.3K',
    '999.9K',
  ]);
  expect([999_950, 1_000_000, 1_000_001, 2_340_000].map(formatCount)).toEqual([
    '1.0M',
    '1.0M',
    '1.0M',
    '2.3M',
  ]);
});

test('rates are percentages with two decimals', () => {
  expect(formatPercent(3.3217)).toBe('3.32%');
  expect(formatPercent(0)).toBe('0.00%');
});

test('how long ago something was is said in the largest whole unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-21T11:59:50Z', now)).toBe('now');
  expect(formatRelative('2026-11-21T11:54:10Z', now)).toBe('5 minutes ago');
  expect(formatRelative('2026-11-20T11:00:00Z', now)).toBe('yesterday');
});

test('in Norwegian counts are written in full up to a million', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'nb' } });
  expect([999, 1100, 999_950].map((count) => formatCount(count).replace(/\s/g, ' '))).toEqual([
    '999',
    '1 100',
    '999 950',
  ]);
  expect(formatCount(2_340_000).replace(/\s/g, ' ')).toBe('2,3 mill.');
});

test('English dates follow the region of the browser', () => {
  const at = '2026-11-22T12:00:00Z';
  const written = (languages: string[]) => {
    vi.stubGlobal('navigator', { languages });
    return formatDate(at);
  };
  expect(written(['en-GB', 'en'])).toBe('22 Nov 2026');
  expect(written(['nb-NO', 'en-US'])).toBe('Nov 22, 2026');
  expect(written(['nb-NO'])).toBe('Nov 22, 2026');
});

test('a language of the browser that no format knows is passed over', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'en-GB'] });
  expect(formatDate('2026-11-22T12:00:00Z')).toBe('22 Nov 2026');
  vi.stubGlobal('navigator', { languages: ['en-US@posix'] });
  expect(formatDate('2026-11-22T12:00:00Z')).toBe('Nov 22, 2026');
});

test('what ends at a midnight ends with the day before it', () => {
  expect(formatLastDay('2027-02-01T00:00:00.000Z')).toBe('Jan 31, 2027');
  expect(formatLastDay('2027-01-01T00:00:00.000Z')).toBe('Dec 31, 2026');
});
