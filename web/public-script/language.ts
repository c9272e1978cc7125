import { preferredLanguage } from '../preferred-language.ts';

const key = 'ui-language';

/** Whoever chooses a language goes on in it in the app. Who reads English and likes Norwegian better is told of it. */
export function rememberLanguage(): void {
  const { lang } = document.documentElement;
  const chosen = localStorage.getItem(key);
  for (const choice of document.querySelectorAll<HTMLElement>('[data-language]')) {
    choice.addEventListener('click', () => {
      localStorage.setItem(key, choice.dataset.language ?? 'en');
      showHint(false);
    });
  }
  // The way in from a Norwegian page leads to a Norwegian app; from an English one the browser's own language decides.
  if (lang === 'nb') {
    for (const link of document.querySelectorAll('a[href^="/auth"]')) {
      link.addEventListener('click', () => localStorage.setItem(key, lang));
    }
  }
  showHint(lang === 'en' && (chosen ?? preferredLanguage(navigator.languages)) === 'nb');
}

function showHint(isShown: boolean): void {
  const hint = document.querySelector<HTMLElement>('[data-language-hint]');
  if (hint) hint.hidden = !isShown;
}
