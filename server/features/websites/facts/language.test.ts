import { webPage } from '#tests/web-page.ts';
import { expect, test } from 'vitest';
import { findLanguage } from './language.ts';

const norwegian = '<p>Vi hjelper deg med bad og varme, og vi er hos deg når du trenger oss.</p>';
const english = '<p>We help you with the bathroom and the heating, and we are there when you need us.</p>';
const swedish =
  '<p>Vi hjälper dig med badrum och värme, och vi är där när du inte kan vänta. Välkommen från oss.</p>';
const languageOf = (body: string, lang: string) => findLanguage([webPage(body, { lang })]);

test.each([
  [norwegian, 'nb', 'Norwegian'],
  [norwegian, 'nn-NO', 'Norwegian'],
  [norwegian, '', 'Norwegian'],
  [norwegian, 'en-US', 'Norwegian'],
  [english, 'en', 'English'],
  [english, 'no', 'English'],
  [swedish, 'sv', undefined],
  [swedish, '', undefined],
  ['<p>Meny</p>', 'nb', 'Norwegian'],
  ['<p>Meny</p>', 'de', undefined],
  ['<p>Meny</p>', '', undefined],
])('%s with lang="%s"', (body, lang, language) => expect(languageOf(body, lang)?.value).toBe(language));

test('it says by what', () => {
  expect(languageOf(norwegian, 'nb')?.source.words).toBe('lang="nb"');
  expect(languageOf(`<p>Hjem</p>${norwegian}`, '')?.source.words).toContain('når du trenger oss');
});
