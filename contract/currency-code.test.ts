import { expect, test } from 'vitest';
import { isCurrency } from './currency-code.ts';

const named = Intl.supportedValuesOf('currency');

test('every currency that is taken can be named and written, and what nobody pays with is none', () => {
  expect(named.filter(isCurrency)).toHaveLength(156);
  expect(['NOK', 'SEK', 'DKK', 'EUR', 'GBP', 'USD', 'CHF', 'ISK', 'PLN', 'JPY'].every(isCurrency)).toBe(true);
  expect(['QQQ', 'ABC', 'XXX', 'XTS', 'XAU', 'DEM', 'nok', 'NO', 'NOKK', ''].some(isCurrency)).toBe(false);
});
