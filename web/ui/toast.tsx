import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { m } from '#web/paraglide/messages.js';

interface ToastOptions {
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

function arrange(text: string | undefined, { action, durationMs = 5000, id }: ToastOptions) {
  return {
    duration: durationMs,
    ...(text && { description: text }),
    ...(action && { action: { label: action.label, onClick: () => action.onClick() } }),
    ...(id && { id }),
  };
}

/** Where toasts appear. Once, at the root. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      style={{ fontFamily: 'inherit' }}
      containerAriaLabel={m.ui_notices()}
      closeButton
      icons={{
        // Inside its own frame Sonner gives --success-text another meaning.
        success: <CircleCheck aria-hidden className="size-[18px] text-accent-text" />,
        error: <CircleAlert aria-hidden className="size-[18px] text-danger-text" />,
        close: <X aria-hidden className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: m.ui_close(),
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-xl border border-line bg-raised p-4 pr-10 text-sm text-text shadow-raised',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted',
          actionButton:
            'min-h-9 shrink-0 self-center rounded-lg border border-line-strong px-3 font-semibold hover:bg-surface',
          closeButton:
            'absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-muted hover:text-text',
        },
      }}
    />
  );
}
