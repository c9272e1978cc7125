import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['Gratis vask ved kjøp av bil!', 'nb'],
  ['Vi hjelper deg hjem', 'nb'],
  ['Du får det same hos oss', 'nb'],
  ['Free wash when you buy a car', 'en'],
  ['Your boiler is 10 years old', 'en'],
] as const)('%s', (text, language) => {
  expect(languageOf(text, 'nb')).toBe(language);
  expect(languageOf(text, 'en')).toBe(language);
});

test('what could be either is taken for what the campaign says', () => {
  expect(languageOf('Sommersalg 30 %', 'nb')).toBe('nb');
  expect(languageOf('Sommersalg 30 %', 'en')).toBe('en');
});
