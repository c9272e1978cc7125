import { expect, test } from 'vitest';
import { answerLanguage } from './answer-language.ts';
import { runInContext, setActor } from './log/request-context.ts';

test.each([
  ['nb', 'nb'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'nb'],
  ['no', 'nb'],
  ['nn-NO, en;q=0.5', 'nb'],
  ['de, nb;q=0.4, en;q=0.2', 'nb'],
  ['en;q=0.5, nb;q=0.9', 'nb'],
  ['en-GB, nb;q=0.9', 'en'],
  ['nb;q=0, en', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,,=', 'en'],
])('whoever asks for %o is answered in %s', (asked, language) => {
  expect(answerLanguage(new Headers({ 'accept-language': asked }))).toBe(language);
});

test('whoever asks for no language is answered in English', () => {
  expect(answerLanguage(new Headers())).toBe('en');
});

test('whoever is known is answered in their own language, whatever their browser asks for', () => {
  const asksForEnglish = new Headers({ 'accept-language': 'en' });
  runInContext({ id: 'a request' }, () => {
    expect(answerLanguage(asksForEnglish)).toBe('en');
    setActor({ workspaceId: 'hers', language: 'nb' });
    expect(answerLanguage(asksForEnglish)).toBe('nb');
  });
  expect(answerLanguage(asksForEnglish)).toBe('en');
});
