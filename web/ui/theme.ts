import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const storageKey = 'ui-theme';
const listeners = new Set<() => void>();

/** What is drawn now. `theme.js` has decided it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'dark');
}

/** Draws this theme from now on, in this browser. */
export function chooseTheme(theme: Theme) {
  localStorage.setItem(storageKey, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
