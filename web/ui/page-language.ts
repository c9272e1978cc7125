/** The language the page is written in, for numbers and dates to follow. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
}
