import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: ReactNode | undefined;
  children?: ReactNode;
  /** The buttons, the most likely one last. */
  footer?: ReactNode | undefined;
  className?: string | undefined;
}

export const scrimStyle = 'fixed inset-0 z-40 bg-scrim';
export const panelStyle =
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto ' +
  'rounded-xl border border-line bg-raised p-5 shadow-raised sm:p-6';
export const footerStyle = 'mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end';

/** A question or a small form over the page. Escape, the cross and a click outside close it. */
export function Dialog({ open, onOpenChange, title, text, children, footer, className }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          className={cn(panelStyle, className)}
          {...(text ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-lg font-semibold">{title}</Radix.Title>
          {text && <Radix.Description className="mt-1 text-sm text-muted">{text}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {footer && <div className={footerStyle}>{footer}</div>}
          {/* Last, so that the first thing in focus is what the dialog is about. */}
          <Radix.Close asChild>
            <IconButton name={m.ui_close()} className="absolute top-3 right-3">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
