import type { Language } from '#contract/people/people.ts';
import { parseAccept } from 'hono/utils/accept';
import { currentContext } from './log/request-context.ts';

/**
 * What a request is answered in: the language of the person who asks, once it is known who that is, or else the one the
 * request asks for, which is English unless it likes Norwegian better.
 */
export function answerLanguage(headers: Headers): Language {
  return currentContext()?.language ?? askedLanguage(headers);
}

/** The same, as a text of the catalogue takes it. */
export function answerLocale(headers: Headers): { locale: Language } {
  return { locale: answerLanguage(headers) };
}

function askedLanguage(headers: Headers): Language {
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
