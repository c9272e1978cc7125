import { expect, test } from 'vitest';
import { minorDigits, moneyText } from './currencies.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('kroner have øre, yen and forint have nothing smaller', () => {
  expect(['NOK', 'USD', 'JPY', 'HUF', 'BHD'].map(minorDigits)).toEqual([2, 2, 0, 0, 2]);
});

test('an amount reads as people write it', () => {
  expect(plain(moneyText(170_000, { currency: 'NOK', locale: 'en' }))).toBe('NOK 1,700.00');
  expect(plain(moneyText(1_500, { currency: 'HUF', locale: 'en' }))).toBe('HUF 1,500');
});

test('in an ad, a whole amount has no decimals and a broken one keeps both', () => {
  expect(plain(moneyText(99_000, { currency: 'NOK', locale: 'nb-NO', whole: true }))).toBe('990 kr');
  expect(moneyText(1_050, { currency: 'USD', locale: 'en', whole: true })).toBe('$10.50');
});
