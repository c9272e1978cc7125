const key = 'ui-language';

/** Whoever chose a language, or reads in Norwegian, goes on in it in the app. Who reads the other one is told of theirs. */
export function rememberLanguage(): void {
  const { lang } = document.documentElement;
  const chosen = localStorage.getItem(key);
  if (lang === 'nb' && chosen === null) localStorage.setItem(key, lang);
  for (const choice of document.querySelectorAll<HTMLElement>('[data-language]')) {
    choice.addEventListener('click', () => {
      localStorage.setItem(key, choice.dataset.language ?? 'en');
      showHint(false);
    });
  }
  // The app begins in the language of the page that led there.
  for (const link of document.querySelectorAll('a[href^="/auth"]')) {
    link.addEventListener('click', () => localStorage.setItem(key, lang));
  }
  showHint(lang === 'en' && (chosen ?? preferred()) === 'nb');
}

function showHint(isShown: boolean): void {
  const hint = document.querySelector<HTMLElement>('[data-language-hint]');
  if (hint) hint.hidden = !isShown;
}

/** The first language of the browser that is one of ours. */
function preferred(): string | undefined {
  return navigator.languages
    .map((language) => language.replace(/^(no|nn)\b/, 'nb').slice(0, 2))
    .find((language) => language === 'nb' || language === 'en');
}
