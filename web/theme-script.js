// Runs before the first paint, so that no page flashes in the other theme.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const draw = () => {
    const chosen = localStorage.getItem('ui-theme') ?? 'dark';
    const theme = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
    document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
  };
  draw();
  system.addEventListener('change', draw);
  // Chosen in another tab.
  addEventListener('storage', draw);
})();
