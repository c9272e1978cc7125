import { expect, test } from 'vitest';
import { minorDigits, moneyText, roundMoneyText } from './currencies.ts';

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

test('amounts that are compared have as many decimals as the least of them needs', () => {
  const say = (minor: number, least?: number) =>
    roundMoneyText(minor, { currency: 'NOK', locale: 'en', least }).replace(/\s/, ' ');
  expect([say(10_086), say(8_719), say(0)]).toEqual(['NOK 101', 'NOK 87.19', 'NOK 0']);
  expect([say(10_086, 8_719), say(8_719, 8_719)]).toEqual(['NOK 100.86', 'NOK 87.19']);
  expect([say(29_063, 12_000), say(12_000, 12_000)]).toEqual(['NOK 291', 'NOK 120']);
});
