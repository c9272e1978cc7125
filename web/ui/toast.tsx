import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';

interface ToastOptions {
  /** In the place of the tick or the cross. */
  icon?: ReactNode;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void } | undefined;
  durationMs?: number | undefined;
  /** A toast with the same id takes the place of the one before. */
  id?: string | undefined;
}

/** Says that something is done. Answers an id for `dismissToast`. */
export function toast(title: string, text?: string, options: ToastOptions = {}) {
  return sonner.success(title, arrange(text, options));
}

/** Says that something went wrong and needs no answer. What must be answered is a Banner. */
export function toastError(title: string, text?: string, options: ToastOptions = {}) {
  return sonner.error(title, arrange(text, { durationMs: 8000, ...options }));
}

export function dismissToast(id: string | number) {
  sonner.dismiss(id);
}

function arrange(text: string | undefined, { icon, action, durationMs = 5000, id }: ToastOptions) {
  return {
    duration: durationMs,
    // Said even when there is none: a toast that takes another's place would keep what it does not name.
    description: text,
    action: action && { label: action.label, onClick: () => action.onClick() },
    icon,
    ...(id && { id }),
  };
}
