import type { Language } from '#contract/people/people.ts';
import { overwriteGetLocale } from '#web/paraglide/runtime.js';
import { preferredLanguage } from './preferred-language.ts';

const storageKey = 'ui-language';
const isBrowser = typeof document !== 'undefined';

let spoken: Language = (chosenLanguage() ?? (isBrowser && preferredLanguage(navigator.languages))) || 'en';
let isTurning = false;
overwriteGetLocale(() => spoken);
if (isBrowser) document.documentElement.lang = spoken;

/** What is written from now on is in this language: what public pages are made with, one after the other. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language this browser shows the app in. */
export function spokenLanguage(): Language {
  return spoken;
}

/** What somebody chose in this browser; undefined where nobody has. */
function chosenLanguage(): Language | undefined {
  const kept = isBrowser ? localStorage.getItem(storageKey) : null;
  return kept === 'nb' || kept === 'en' ? kept : undefined;
}

/** Shows the app in this language from now on, in this browser: the page is read anew, unless it speaks it already. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  if (language === spoken) return;
  isTurning = true;
  location.reload();
}

/** Shows the app in this language from now on. Whoever calls it draws the page again, with all that was typed there. */
export function speakHere(language: Language): void {
  localStorage.setItem(storageKey, language);
  spoken = language;
  document.documentElement.lang = language;
}

/** Whether the page is being read anew in another language, which loses nothing that is kept. */
export function isReadAnew(): boolean {
  return isTurning;
}
