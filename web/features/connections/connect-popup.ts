import { m } from '#web/paraglide/messages.js';

const side = 600;

/** Opens the empty popup. To be called straight from a click, or the browser blocks it: then null. */
export function openConnectPopup(): Window | null {
  const left = Math.max(0, screenX + (outerWidth - side) / 2);
  const top = Math.max(0, screenY + (outerHeight - side) / 2);
  const popup = open('', 'adfjord-facebook', `popup,width=${side},height=${side},left=${left},top=${top}`);
  if (!popup || popup.closed) return null;
  popup.document.title = m.connections_popup_opening();
  popup.document.body.textContent = m.connections_popup_opening();
  return popup;
}

/** Calls back once when the popup is gone, looked at every second. Answers how to stop looking. */
export function watchClosing(popup: Window, onClosed: () => void): () => void {
  const looking = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(looking);
    onClosed();
  }, 1000);
  return () => clearInterval(looking);
}
