import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { scrimStyle } from './scrim-style.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What it is for, in a sentence. */
  text: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** What gets the keyboard's place afterwards, where that is not what had it before: a menu that is closed by then. */
  opener?: HTMLElement | null | undefined;
}

/** Something to fill in or look at over the page. A click beside it does not close it, so that nothing typed is lost. */
export function Dialog({ open, onOpenChange, title, text, children, className, opener }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => isOpenList(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            if (!opener?.isConnected) return;
            event.preventDefault();
            opener.focus();
          }}
          onOpenAutoFocus={(event) => {
            // The whole of it rather than its first button, whose tooltip would open at once.
            event.preventDefault();
            content.current?.focus();
          }}
          ref={content}
          tabIndex={-1}
          className={cn(
            'fixed outline-none inset-x-2 top-1/2 z-50 mx-auto max-h-[calc(100dvh-1rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-5 shadow-raised sm:inset-x-4 sm:p-6',
            className,
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              <Radix.Description asChild>
                <div className="mt-1 text-sm text-muted">{text}</div>
              </Radix.Description>
            </div>
            <Radix.Close asChild>
              <IconButton name={m.ui_close()} className="-mt-2 -mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first Escape closes the suggestions of a box, not the dialog around it. */
function isOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}
