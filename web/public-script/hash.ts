/** Glides to the part of the page that its address names, unless the system wants no movement. */
export function followHash(): void {
  const show = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  };
  addEventListener('hashchange', show);
  show();
}
