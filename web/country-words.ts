import { pageLanguage } from '#web/ui/page/page-language.ts';

/** A country in the language of the page; as it was told where nobody has a name for its code. */
export function countryWords(code: string, told: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return told;
  return new Intl.DisplayNames(pageLanguage(), { type: 'region', fallback: 'none' }).of(code) ?? told;
}
