/** Notes the address that led nowhere. */
export function noteMissingPage(): void {
  if (document.querySelector('[data-not-found]')) console.error(`Page not found: ${location.pathname}`);
}
