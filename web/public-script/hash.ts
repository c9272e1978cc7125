/** Glides to the part of the page that its address names, unless the system wants no movement. */
export function followHash(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.documentElement.style.scrollBehavior = 'smooth';
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || scrollY === 0) return;
  // The browser has jumped there: from the top one sees where on the page it is.
  scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView();
}
