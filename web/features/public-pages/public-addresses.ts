import type { Language } from '#contract/people/people.ts';

/** Pages anybody can read, each written in every language. The front page has no name of its own. */
export const publicPages = [
  '',
  'about',
  'use-cases',
  'customers',
  'plans',
  'support',
  'contact',
  'privacy',
  'terms',
] as const;
export type PublicPage = (typeof publicPages)[number];

/** What an address begins with in each language. */
const prefixes: Record<Language, string> = { en: '', nb: '/nb' };

/** Where a public page is, in a language. */
export function publicPath(page: PublicPage | '404', language: Language): string {
  return `${prefixes[language]}/${page}`.replace(/(.)\/$/, '$1');
}

/** The language of a public address. */
export function languageOfPath(path: string): Language {
  return /^\/nb(\/|$)/.test(path) ? 'nb' : 'en';
}

/** Which public page an address shows; undefined for one that is none. */
export function pageOfPath(path: string): PublicPage | undefined {
  const name = path.replace(/^\/nb(?=\/|$)/, '').replace(/^\/|\/$/g, '');
  return publicPages.find((page) => page === name);
}
