import { type Language, languages } from '#contract/people.ts';

/** The same thing said in every language we speak, so that whoever reads it later reads it in theirs. */
export type Spoken<Words> = Record<Language, Words>;

/** Says something in every language we speak. */
export function inEveryLanguage<Words>(say: (language: Language) => Words): Spoken<Words> {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Spoken<Words>;
}

/** What was said, for a reader of this language. What was kept before we spoke more than one is told as it is. */
export function inLanguage<Words extends object>(said: Spoken<Words> | Words, language: Language): Words {
  return 'nb' in said ? said[language] : said;
}
