import { useSyncExternalStore, type ReactNode } from 'react';

interface ToastOptions {
  /** In the place of the tick or the cross. */
  icon?: ReactNode;
  /** One thing to do about it, such as Undo, or the page where it is done. */
  action?: { label: string; onClick: () => void } | { label: string; to: string } | undefined;
  durationMs?: number | undefined;
  /** What it is about. A toast takes the place of the one before about the same matter. */
  id?: string | undefined;
}

export interface Toast extends Required<Omit<ToastOptions, 'id'>> {
  id: string;
  /** Another each time it is told anew. */
  telling: number;
  tone: 'good' | 'bad';
  title: string;
  text: string | undefined;
}

/** More at once would be read by nobody. */
const mostAtOnce = 3;

let shelf: readonly Toast[] = [];
let tellings = 0;
const listeners = new Set<() => void>();

/** Says that something is done. Answers an id for `dismissToast`. */
export function toast(title: string, text?: string, options: ToastOptions = {}): string {
  return tell({ tone: 'good', title, text, durationMs: 5000, ...options });
}

/** Says that something went wrong and needs no answer. What must be answered is a Banner. */
export function toastError(title: string, text?: string, options: ToastOptions = {}): string {
  return tell({ tone: 'bad', title, text, durationMs: 8000, ...options });
}

export function dismissToast(id: string): void {
  put(shelf.filter((one) => one.id !== id));
}

/** Those to be seen now, the newest last. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    listen,
    () => shelf,
    () => shelf,
  );
}

function tell({
  id = `toast-${tellings}`,
  icon,
  action,
  durationMs = 5000,
  ...words
}: ToastOptions & Pick<Toast, 'tone' | 'title' | 'text'>): string {
  tellings += 1;
  const told = { ...words, id, icon, action, durationMs, telling: tellings };
  const place = shelf.findIndex((one) => one.id === id);
  put(place === -1 ? [...shelf, told].slice(-mostAtOnce) : shelf.with(place, told));
  return id;
}

function put(toasts: readonly Toast[]): void {
  shelf = toasts;
  for (const hear of listeners) hear();
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
