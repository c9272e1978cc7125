import type { Language } from '#contract/people.ts';
import { parseAccept } from 'hono/utils/accept';

/** The language a request would like its answer in: English unless Norwegian is what it likes best of the two. */
export function askedLanguage(headers: Headers): Language {
  const liked = parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => languageOf(type))
    .find((language) => language !== undefined);
  return liked ?? 'en';
}

/** Whoever reads Nynorsk, or any Norwegian, is served better by bokmål than by English. */
function languageOf(tag: string): Language | undefined {
  const [name] = tag.toLowerCase().split('-');
  if (name === 'en') return 'en';
  return name === 'nb' || name === 'no' || name === 'nn' ? 'nb' : undefined;
}
