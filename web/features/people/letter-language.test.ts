import { expect, test } from 'vitest';
import { letterLanguage } from './letter-language.ts';

test('letters are in the first language of the browser that we write', () => {
  expect(letterLanguage(['nb-NO', 'en'])).toBe('nb');
  expect(letterLanguage(['nn', 'en-GB'])).toBe('nb');
  expect(letterLanguage(['no'])).toBe('nb');
  expect(letterLanguage(['en-GB', 'nb'])).toBe('en');
  expect(letterLanguage(['pl', 'nb', 'en'])).toBe('nb');
});

test('letters are in English for everybody else', () => {
  expect(letterLanguage(['de-DE', 'fr'])).toBe('en');
  expect(letterLanguage([])).toBe('en');
});
