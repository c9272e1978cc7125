import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';

/** Each language is written in itself, so that whoever needs it finds it. */
export const languageNames: Record<Language, string> = {
  en: m.language_name({}, { locale: 'en' }),
  nb: m.language_name({}, { locale: 'nb' }),
};
