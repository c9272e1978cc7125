/** What has the keyboard's place now; of an entry of a menu, which is about to go, the button that opened it. */
export function findOpener(): HTMLElement | null {
  const element = document.activeElement;
  const menu = element?.closest('[role=menu]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (element instanceof HTMLElement ? element : null);
}
