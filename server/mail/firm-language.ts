import type { Language } from '#contract/people/people.ts';

/** The address of the firm that runs an installation belongs to no account whose language we could ask. */
export const firmLanguage: Language = 'en';
