import type { Language } from '#contract/people.ts';

/** What to write letters in to somebody whose browser likes these languages best, in this order. */
export function letterLanguage(browserLanguages: readonly string[]): Language {
  for (const wish of browserLanguages) {
    if (/^en\b/i.test(wish)) return 'en';
    if (/^(nb|nn|no)\b/i.test(wish)) return 'nb';
  }
  return 'en';
}
