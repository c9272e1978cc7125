import { expect, test } from 'vitest';
import { keepNumber, readMoney, writeMoney } from './money-input.ts';

test.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250,50', 25_050],
  ['1 200,50', 120_050],
  ['1,200.50', 120_050],
  ['1.200,50', 120_050],
  ['1.234', 123_400],
  ['1,234,567', 123_456_700],
  ['10.', 1_000],
  ['0', 0],
])('%s is read as %i hundredths', (typed, minor) => {
  expect(readMoney(typed, 2)).toBe(minor);
});

test.each(['abc', '10.5555', '1.2.3', '12,34,5', '-5', '1.200.50', '5 kr', '99999999999999'])(
  '%s is not guessed at',
  (typed) => {
    expect(readMoney(typed, 2)).toBeUndefined();
  },
);

test('an empty box is no amount, not zero', () => {
  expect(readMoney('  ', 2)).toBeNull();
});

test('a currency without decimals takes none', () => {
  expect(readMoney('1500', 0)).toBe(1500);
  expect(readMoney('15.5', 0)).toBeUndefined();
});

test('an amount is written back as it is typed', () => {
  expect(writeMoney(25_050, 2)).toBe('250.50');
  expect(writeMoney(25_000, 2)).toBe('250');
  expect(writeMoney(null, 2)).toBe('');
});

test('a number stays the same number in a currency with other decimals', () => {
  expect(keepNumber(1250, { from: 2, to: 0 })).toBe(13);
  expect(keepNumber(13, { from: 0, to: 2 })).toBe(1300);
});
