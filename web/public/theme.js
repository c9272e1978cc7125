// Runs before the first paint, so that no page flashes in the other theme.
(() => {
  const chosen = localStorage.getItem('ui-theme') ?? 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'system' ? system : chosen;
})();
