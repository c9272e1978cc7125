import { preferredLanguage } from '../preferred-language.ts';

/** Says which address led nowhere, and in the language chosen in this browser: such an address may name none. */
export async function noteMissingPage(): Promise<void> {
  const line = document.querySelector('[data-not-found]');
  if (!line) return;
  line.textContent = location.pathname;
  console.error(`Page not found: ${location.pathname}`);
  const root = document.documentElement;
  const chosen = localStorage.getItem('ui-language') ?? preferredLanguage(navigator.languages);
  if (chosen !== 'nb' || root.lang === 'nb' || location.pathname === '/404') return;
  const answer = await fetch('/nb/404').catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  page.querySelector('[data-not-found]')?.replaceWith(line);
  if (line.ownerDocument !== page) return;
  root.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceChildren(...page.body.children);
}
