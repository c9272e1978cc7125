import type { Language } from '#contract/people/people.ts';

/** The first language of a browser that is one of ours. Whoever reads Nynorsk is served better by bokmål than by English. */
export function preferredLanguage(languages: readonly string[]): Language | undefined {
  return languages
    .map((language) =>
      language
        .toLowerCase()
        .replace(/^(no|nn)(?=-|$)/, 'nb')
        .slice(0, 2),
    )
    .find((language) => language === 'nb' || language === 'en');
}
