import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [['nb-NO', 'en'], 'nb'],
  [['no'], 'nb'],
  [['nn-NO', 'nb', 'en-US'], 'nb'],
  [['en-GB', 'nb'], 'en'],
  [['de-DE', 'nb'], 'nb'],
  [['de-DE', 'sv'], undefined],
  [[], undefined],
] as const)('a browser that likes %j reads %s', (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});
