import { describe, expect, test } from 'vitest';
import { formatCount, formatMoney, formatPercent, minorDigits } from './format.ts';
import { formatRelative } from './relative-words.ts';

// Intl puts a no-break space after a currency code.
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('money', () => {
  test('is written with its currency and two decimals', () => {
    expect(plain(formatMoney(170_000, 'NOK'))).toBe('NOK 1,700.00');
    expect(formatMoney(1234, 'USD')).toBe('$12.34');
    expect(formatMoney(0, 'USD')).toBe('$0.00');
  });

  test('follows Meta, not ISO, about which currencies have a minor unit', () => {
    expect(minorDigits('JPY')).toBe(0);
    expect(minorDigits('HUF')).toBe(0);
    expect(minorDigits('KWD')).toBe(2);
    expect(plain(formatMoney(1500, 'HUF'))).toBe('HUF 1,500');
  });
});

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
