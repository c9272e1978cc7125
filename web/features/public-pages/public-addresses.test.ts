import { expect, test } from 'vitest';
import { languageOfPath, pageOfPath, publicPages, publicPath } from './public-addresses.ts';

test('every public page is found again at its address, in both languages', () => {
  for (const language of ['en', 'nb'] as const) {
    for (const page of publicPages) {
      const path = publicPath(page, language);
      expect([path, languageOfPath(path), pageOfPath(path)]).toEqual([path, language, page]);
    }
  }
});

test('the front page ends in no slash but its own', () => {
  expect(publicPath('', 'en')).toBe('/');
  expect(publicPath('', 'nb')).toBe('/nb');
  expect(pageOfPath('/nb/')).toBe('');
});

test('what only begins like a language or a page is neither', () => {
  expect(languageOfPath('/nbc')).toBe('en');
  expect(pageOfPath('/nbc')).toBeUndefined();
  expect(pageOfPath('/about/us')).toBeUndefined();
});
