import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { DialogScroller } from './dialog-scroller.tsx';
import { IconButton } from '../icon-button.tsx';
import { Scrim } from './scrim.tsx';
import { findField, useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What it is for, in a sentence. */
  text: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** What gets the keyboard's place afterwards, where that is not what had it before: a menu that is closed by then. */
  opener?: HTMLElement | null | undefined;
  /** A drawer comes from the right edge, on the phone from below, and is as tall as the window. */
  shape?: 'box' | 'drawer';
  /** The name of the control the keyboard begins in, where that is not the first one. Null: what is in it is read first. */
  first?: string | null | undefined;
}

const dialogStyle =
  'mx-auto else:max-w-lg sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-xl motion-safe:sm:animate-pop';
const drawerStyle =
  'md:top-0 md:left-auto else:md:w-[56rem] md:max-w-[calc(100vw-4rem)] md:rounded-r-none motion-safe:md:animate-none';

/** As Radix draws it; dialog.tsx fetches it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, text, children, className, opener, shape, first } = props;
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useDialogFocus({
    findFirst: (whole) => findFirst(whole, first) ?? heading.current,
    opener,
  });
  useEffect(() => {
    // What is filled in may have to be read first.
    if (content.current && document.activeElement === heading.current)
      findFirst(content.current, first)?.focus();
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => isOpenList(event.target) && event.preventDefault()}
          {...focus}
          ref={content}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 rounded-t-xl border border-line bg-surface shadow-raised motion-safe:animate-sheet',
            shape === 'drawer' ? drawerStyle : dialogStyle,
            className,
          )}
        >
          <DialogScroller>
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <Radix.Title ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
                  {title}
                </Radix.Title>
                <Radix.Description asChild>
                  <div className="mt-1 text-sm text-pretty text-muted">{text}</div>
                </Radix.Description>
              </div>
              <Radix.Close asChild>
                <IconButton name={m.ui_close()} hasTooltip={false} className="-mt-2 -mr-2">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            <div className="mt-5">{children}</div>
          </DialogScroller>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function findFirst(whole: HTMLElement, name: string | null | undefined): HTMLElement | null {
  if (name === null) return null;
  const form = whole.querySelector('form');
  const named = name && whole.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  return named || (form && findField(form));
}

/** The first Escape closes the suggestions of a box, not the dialog around it. */
function isOpenList(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('[role=combobox][aria-expanded=true], [aria-activedescendant]')
  );
}
