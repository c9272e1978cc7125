/** Light if it is dark, else dark; kept where the app keeps it. */
export function letThemeBeToggled(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      const root = document.documentElement;
      const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
      root.dataset.theme = theme;
      localStorage.setItem('ui-theme', theme);
    });
  }
}
