import { preferredLanguage } from '../preferred-language.ts';

/** Notes the address that led nowhere. Says so in the language chosen in this browser: such an address may name none. */
export async function noteMissingPage(): Promise<void> {
  if (!document.querySelector('[data-not-found]')) return;
  console.error(`Page not found: ${location.pathname}`);
  const root = document.documentElement;
  const chosen = localStorage.getItem('ui-language') ?? preferredLanguage(navigator.languages);
  if (chosen !== 'nb' || root.lang === 'nb' || location.pathname === '/404') return;
  const answer = await fetch('/nb/404').catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  if (!page.querySelector('[data-not-found]')) return;
  root.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceChildren(...page.body.children);
}
