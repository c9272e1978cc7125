import { expect, test } from 'vitest';
import { industries } from '../../campaigns/industries/industries.ts';
import { industryOfTrade } from './trade-industries.ts';

test.each([
  ['43.221', 'Plumbing and heating'],
  ['43.210', 'Electrical services'],
  ['43.910', 'Construction and carpentry'],
  ['10.710', 'Bakery and café'],
  ['56.101', 'Restaurants and food'],
  ['96.020', 'Hairdressers and barbers'],
  ['96.210', 'Hairdressers and barbers'],
  ['47.762', 'Pets and veterinary'],
  ['47.999', 'Retail and online shops'],
  ['46.690', undefined],
  ['84.110', undefined],
  ['', undefined],
])('a firm of trade %s is of %s', (code, industry) => {
  expect(industryOfTrade(code)).toBe(industry);
});

test('every trade leads to an industry that can be chosen', () => {
  const known = industries.map(({ name }) => name);
  const codes = Array.from({ length: 99_999 }, (_, at) => String(at).padStart(5, '0').replace(/^../, '$&.'));
  const led = new Set(codes.map(industryOfTrade));
  expect([...led].filter((industry) => industry && !known.includes(industry))).toEqual([]);
});
