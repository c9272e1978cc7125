// On a first visit words are painted in the stand-in, as wide as the typeface, which is asked for after that.
(() => {
  const root = document.documentElement;
  const file = '%TYPEFACE%';
  if (localStorage.getItem('typeface') === file) {
    const ask = { rel: 'preload', href: file, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), ask));
    return;
  }
  root.dataset.typeface = 'later';
  const show = () => {
    delete root.dataset.typeface;
    void document.fonts.ready.then(() => localStorage.setItem('typeface', file));
  };
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(show)));
})();
