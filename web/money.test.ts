import { afterEach, expect, test, vi } from 'vitest';
import { currencySign } from './money.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'NOK', 'NOK'],
  ['nb', 'NOK', 'kr'],
  ['nb', 'EUR', '€'],
])('in %s, %s stands beside a box as in a sentence', (lang, currency, sign) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(currencySign(currency)).toBe(sign);
});
