import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from './toast.tsx';

/** Copies a text, and says in a notice that it is copied, or that the browser did not let it. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    // Pages without https, and people who said no.
    toastError(m.ui_copy_failed());
  }
}
