import type { Language } from '#contract/people/people.ts';

/** Each language is written in itself, so that whoever needs it finds it. */
export const languageNames: Record<Language, string> = { en: 'English', nb: 'Norsk bokmål' };
