import { expect, test } from 'vitest';
import { avoidedIn } from './avoided-words.ts';

test.each([
  ['Norwegian', 'billig', 'Billige rør i vinter', ['Billige']],
  ['Norwegian', 'billig', 'Billigst i Bergen', ['Billigst']],
  ['Norwegian', 'rabatt', 'Nå med rabatten din', ['rabatten']],
  ['Norwegian', 'grønn', 'Et grønt valg', []],
  ['Norwegian', 'rør', 'Rørlegger i Bergen', []],
  ['Norwegian', 'ås', 'Vi kommer på åsen', ['åsen']],
  ['Norwegian', 'slutt', 'Vi avslutter aldri midtveis', []],
  ['Norwegian', 'best i byen', 'Vi er best  i byen', ['best  i byen']],
  ['English', 'cheap', 'Cheaper than you think', ['Cheaper']],
  ['English', 'deal', 'Ideal for winter', []],
  ['English', 'C++ (fast)', 'We like C++ (fast) most', ['C++ (fast)']],
] as const)('in %s, where %j is to be avoided, of %j is found %j', (language, word, text, found) => {
  expect(avoidedIn(text, [word], language)).toEqual(found);
});
