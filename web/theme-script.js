// Runs before the first paint, so that no page flashes in the other theme.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const draw = () => {
    const chosen = localStorage.getItem('ui-theme');
    const isChosen = chosen === 'light' || chosen === 'dark';
    root.dataset.theme = isChosen ? chosen : system.matches ? 'dark' : 'light';
  };
  // What the browser draws round the page, whoever changes the theme: the ground of ui/theme.css.
  const frame = document.querySelector('meta[name=theme-color]');
  const drawFrame = () => frame && (frame.content = root.dataset.theme === 'light' ? '#f4f7fb' : '#09121d');
  new MutationObserver(drawFrame).observe(root, { attributeFilter: ['data-theme'] });
  draw();
  drawFrame();
  system.addEventListener('change', draw);
  // Chosen in another tab.
  addEventListener('storage', draw);
})();
