import type { Breakdown } from '#contract/live/breakdowns.ts';
import { afterEach, expect, test } from 'vitest';
import { csvText } from '#web/files/csv-file.ts';
import { speak } from '#web/language.ts';
import { breakdownFile } from './breakdown-file.ts';

afterEach(() => speak('en'));

const row = { impressions: 900, clicks: 31, before: null };
const breakdown: Breakdown = {
  by: 'age-gender',
  period: '7d',
  days: { since: '2026-11-08', until: '2026-11-14' },
  currency: 'NOK',
  objective: 'leads',
  rows: [
    {
      ...row,
      parts: { age: '25-34', gender: 'female' },
      spendMinor: 123_450,
      results: 9,
      costPerResultMinor: 13_717,
    },
    { ...row, parts: { age: '65+', gender: 'male' }, spendMinor: 5, results: 1, costPerResultMinor: 5 },
  ],
  total: { spendMinor: 123_455, impressions: 1_800, clicks: 62, results: 10 },
  asOf: '2026-11-15T08:00:00.000Z',
  problem: null,
};
const lines = (told: Breakdown, format: 'excel' | 'plain') =>
  csvText(breakdownFile(told), format).split('\r\n');

test('numbers are numbers to the Excel of the reader, and a price of few results is left out', () => {
  expect(lines(breakdown, 'excel')).toEqual([
    '\uFEFFAge and gender,Spend (NOK),Results (leads),Cost per result (NOK),Impressions,Clicks',
    '"Women, 25–34",1234.50,9,137.17,900,31',
    '"Men, 65+",0.05,1,,900,31',
    '',
  ]);
  speak('nb');
  expect(lines(breakdown, 'excel').slice(1)).toEqual([
    'Kvinner, 25–34;1234,50;9;137,17;900;31',
    'Menn, 65+;0,05;1;;900;31',
    '',
  ]);
  expect(lines(breakdown, 'plain')[1]).toBe('"Kvinner, 25–34",1234.50,9,137.17,900,31');
});

test('a name of Meta’s that begins a formula is text, and what Meta does not tell is an empty cell', () => {
  const [first] = breakdown.rows;
  const region = { ...first!, parts: { region: '=1+1' }, results: null, costPerResultMinor: null };
  expect(lines({ ...breakdown, by: 'region', rows: [region] }, 'excel')[1]).toBe("'=1+1,1234.50,,,900,31");
});

test('the period before stands beside it, and yen have no decimals', () => {
  const before = { spendMinor: 70, impressions: 8, clicks: 1, results: 0 };
  const rows = breakdown.rows.map((each) => ({ ...each, before }));
  const [titles, first] = lines({ ...breakdown, currency: 'JPY', rows }, 'plain');
  expect(titles).toContain('Spend the period before (JPY),Results the period before');
  expect(first).toBe('"Women, 25–34",123450,9,13717,900,31,70,0');
});
