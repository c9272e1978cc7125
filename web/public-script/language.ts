const key = 'ui-language';

/** Whoever chose a language, or reads in Norwegian, goes on in it in the app. */
export function rememberLanguage(): void {
  const { lang } = document.documentElement;
  if (lang === 'nb' && localStorage.getItem(key) === null) localStorage.setItem(key, lang);
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]')) {
    link.addEventListener('click', () => localStorage.setItem(key, link.dataset.language ?? 'en'));
  }
}
