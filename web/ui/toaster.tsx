import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { m } from '#web/paraglide/messages.js';

/** Where toasts appear. Once, at the root. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      // Left out, it asks the browser with every render, which then lays the whole page out to answer.
      dir="ltr"
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
            'min-h-9 shrink-0 self-center rounded-lg border border-line-strong px-3 font-semibold hover:bg-hover',
          closeButton:
            'absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-muted hover:text-text',
        },
      }}
    />
  );
}
