import { afterEach, expect, test, vi } from 'vitest';
import { currencySign, formatPlainRound, formatPlainWhole } from './money.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'NOK', 'NOK'],
  ['nb', 'NOK', 'kr'],
  ['nb', 'EUR', '€'],
])('in %s, %s stands beside a box as in a sentence', (lang, currency, sign) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(currencySign(currency)).toBe(sign);
});

test('in a table whole kroner are read, and below a hundred the part behind the point', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const read = [369_364, 10_000, 1110, 0].map((minor) => formatPlainRound(minor, 'NOK'));
  expect(read).toEqual(['3,694', '100', '11.10', '0']);
  expect([1110, 40].map((minor) => formatPlainRound(minor, 'NOK', 369_364))).toEqual(['11', '0']);
  expect(formatPlainRound(40, 'NOK', 1110)).toBe('0.40');
  expect([150_050, 7500].map((minor) => formatPlainWhole(minor, 'NOK'))).toEqual(['1,500.50', '75']);
});
