import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';
export type ThemeChoice = Theme | 'system';

const storageKey = 'ui-theme';
const listeners = new Set<() => void>();

/** What is drawn now. `theme.js` has decided it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'dark');
}

/** What the person chose in this browser: a theme, or to follow the system, as everybody does who has chosen nothing. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}

/** Draws this from now on, in this browser. */
export function chooseTheme(choice: ThemeChoice) {
  localStorage.setItem(storageKey, choice);
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice;
  for (const listener of listeners) listener();
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function readChoice(): ThemeChoice {
  const kept = localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Hears what is chosen here, in another tab, and by the system; `theme.js` has listened, and drawn, before. */
function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
