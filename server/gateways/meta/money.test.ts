import { expect, test } from 'vitest';
import { fromMajor, fromMetaAmount, toMetaAmount } from './money.ts';

test('kroner and euros travel as they are kept', () => {
  expect(toMetaAmount(15_000, 'NOK')).toBe(15_000);
  expect(toMetaAmount(1_500, 'EUR')).toBe(1_500);
  expect(fromMetaAmount('1500', 'EUR')).toBe(1_500);
});

test('1 500 forint are 1500 at Meta, whatever ISO says of their fractions', () => {
  expect(toMetaAmount(150_000, 'HUF')).toBe(1_500);
  expect(fromMetaAmount('1500', 'HUF')).toBe(150_000);
});

test('a yen is a yen on both sides', () => {
  expect(toMetaAmount(500, 'JPY')).toBe(500);
  expect(fromMetaAmount(500, 'JPY')).toBe(500);
});

test('a dinar has thousandths with us and hundredths at Meta', () => {
  expect(toMetaAmount(15_000, 'BHD')).toBe(1_500);
  expect(fromMetaAmount(1_500, 'BHD')).toBe(15_000);
});

test('what does not divide is rounded down, so that nobody spends more than they said', () => {
  expect(toMetaAmount(150_099, 'HUF')).toBe(1_500);
  expect(toMetaAmount(15_009, 'JOD')).toBe(1_500);
});

test('every amount that Meta can hold comes back as it went', () => {
  for (const currency of ['NOK', 'USD', 'HUF', 'TWD', 'ISK', 'KRW', 'COP', 'BHD']) {
    for (const amount of [0, 1, 93, 1_500, 999_999]) {
      expect(toMetaAmount(fromMetaAmount(amount, currency), currency)).toBe(amount);
    }
  }
});

test('what was spent comes in major units', () => {
  expect(fromMajor('53.39', 'NOK')).toBe(5_339);
  expect(fromMajor('0.29', 'USD')).toBe(29);
  expect(fromMajor('1500', 'JPY')).toBe(1_500);
  expect(fromMajor('0', 'EUR')).toBe(0);
});
