import { minorDigits } from '#contract/currencies.ts';
import { expect, test } from 'vitest';
import { fromMajor } from '../sync/insights.ts';

test('what was spent comes in major units', () => {
  expect(fromMajor('53.39', 'NOK')).toBe(5_339);
  expect(fromMajor('0.29', 'USD')).toBe(29);
  expect(fromMajor('1500', 'JPY')).toBe(1_500);
  expect(fromMajor('0', 'EUR')).toBe(0);
});

test('Meta’s table and ours agree on every currency there is', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    expect([currency, fromMajor('1', currency)]).toEqual([currency, 10 ** minorDigits(currency)]);
  }
});
