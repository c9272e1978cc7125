import { expect, test } from 'vitest';
import { plainAd } from '#tests/compliance/plain-ad.ts';
import { judge } from './judge.ts';
import { fold } from './matching/fold.ts';
import { phrases } from './matching/phrases.ts';
import { struckBy } from './matching/struck-by.ts';
import type { Content, Rule, Struck } from './rule.ts';

const content = (text: string): Content => ({
  ...plainAd,
  industry: 'Plumbing',
  language: 'nb',
  texts: [{ field: 'ads.a.headline', of: 'ad', language: 'nb', text, folded: fold(text) }],
});
const short = phrases({ nb: 'vin' });
const long = phrases({ nb: 'vin og dans' });

function told(text: string, find: (content: Content) => Struck[]) {
  const rule: Rule = {
    id: 'TEST',
    holdsIn: 'NO',
    since: '2020-01-01',
    law: '§ 1',
    url: 'https://lovdata.no/',
    find,
  };
  return judge(content(text), [rule]).map(({ level, quote, span }) => [level, quote, span?.start]);
}

test('words within longer ones are told with those, and by themselves where they stand alone later', () => {
  const all = (asked: Content) => [
    ...struckBy(short.find(asked), 'ask', 'no_alkohol_without'),
    ...struckBy(long.find(asked), 'ask', 'no_alkohol_without'),
  ];
  expect(told('Vin og dans. Og vin!', all)).toEqual([
    ['ask', 'Vin og dans', 0],
    ['ask', 'vin', 16],
  ]);
  expect(told('Vin og dans', all)).toEqual([['ask', 'Vin og dans', 0]]);
  expect(told('Vin! Og vin.', all)).toEqual([['ask', 'Vin', 0]]);
});

test('what is forbidden is told though it stands within what is asked about', () => {
  const found = told('Vin og dans', (asked) => [
    ...struckBy(short.find(asked), 'stop', 'no_alkohol_drink'),
    ...struckBy(long.find(asked), 'ask', 'no_alkohol_without'),
  ]);
  expect(found).toEqual([
    ['stop', 'Vin', 0],
    ['ask', 'Vin og dans', 0],
  ]);
});
