import { getLocale } from '#web/paraglide/runtime.js';

/** The language the page is written in, for numbers and dates to follow; while it is written out, that of its words. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? getLocale() : document.documentElement.lang || 'en';
}

/**
 * The language the page is written in, as people of the browser's region write dates in it: 22 Nov 2026 in Britain.
 * Numbers keep to the language: their signs would be mixed with those of texts.
 */
export function pageRegion(): string {
  const language = pageLanguage();
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find((each) => each.startsWith(`${language}-`) && isTag(each)) ?? language;
}

/** A Chromium on a Linux without a language set names 'en-US@posix', which formats refuse. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
