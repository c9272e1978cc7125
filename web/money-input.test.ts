import { expect, test } from 'vitest';
import { keepNumber, readMoney, writeMoney } from './money-input.ts';

test.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250,50', 25_050],
  ['18 990', 1_899_000],
  ['18\u00a0990', 1_899_000],
  ['1 200,50', 120_050],
  ['1 499,50', 149_950],
  ['1,200.50', 120_050],
  ['1.200,50', 120_050],
  ["1'200", 120_000],
  ['1,234,567', 123_456_700],
  ['1 234 567', 123_456_700],
  ['10.', 1_000],
  ['990,-', 99_000],
  ['990.-', 99_000],
  ['18 990,–', 1_899_000],
  ['kr 500', 50_000],
  ['500 kr', 50_000],
  ['500kr', 50_000],
  ['500 kr.', 50_000],
  ['kr 990,-', 99_000],
  ['NOK 1 500', 150_000],
  ['0', 0],
  ['0,50', 50],
])('%s is read as %i øre', (typed, minor) => {
  expect(readMoney(typed, 'NOK')).toBe(minor);
});

test.each([
  'abc',
  '10.5555',
  '1.2.3',
  '12,34,5',
  '12 34',
  '1 2 3',
  '-5',
  '1.200.50',
  '12.345',
  '150.555',
  '1,200',
  '0.500',
  '$500',
  '5 euro',
  'kr',
  ',-',
  '99999999999999',
])('%s is not guessed at', (typed) => {
  expect(readMoney(typed, 'NOK')).toBeUndefined();
});

test('an amount may carry the sign of its own currency, and of no other', () => {
  expect(readMoney('$49.99', 'USD')).toBe(4_999);
  expect(readMoney('€ 49,99', 'EUR')).toBe(4_999);
  expect(readMoney('49 kr', 'SEK')).toBe(4_900);
  expect(readMoney('49 kr', 'USD')).toBeUndefined();
});

test('an empty box is no amount, not zero', () => {
  expect(readMoney('  ', 'NOK')).toBeNull();
});

test('a currency without decimals takes none, so a group of three can only be thousands', () => {
  expect(readMoney('1500', 'JPY')).toBe(1500);
  expect(readMoney('15.5', 'JPY')).toBeUndefined();
  expect(readMoney('12.345', 'JPY')).toBe(12_345);
});

test('an amount is written back as it is typed', () => {
  expect(writeMoney(25_050, 'NOK')).toBe('250.50');
  expect(writeMoney(25_000, 'NOK')).toBe('250');
  expect(writeMoney(1500, 'JPY')).toBe('1500');
  expect(writeMoney(null, 'NOK')).toBe('');
});

test('øre stand behind the sign of the page’s language, and are read back from it', () => {
  expect(writeMoney(25_050, 'NOK', 'nb')).toBe('250,50');
  expect(writeMoney(25_000, 'NOK', 'nb')).toBe('250');
  expect(readMoney(writeMoney(25_005, 'NOK', 'nb'), 'NOK')).toBe(25_005);
});

test('a number stays the same number in a currency with other decimals', () => {
  expect(keepNumber(1250, { from: 'USD', to: 'JPY' })).toBe(13);
  expect(keepNumber(13, { from: 'JPY', to: 'USD' })).toBe(1300);
});
