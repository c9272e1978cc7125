import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogScroller } from './dialog-scroller.tsx';
import { Scrim } from './scrim.tsx';
import { findField, useDialogFocus } from './use-dialog-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be taken back. */
  text: ReactNode;
  /** Between the text and the buttons: something to type or choose first. */
  children?: ReactNode | undefined;
  /** The verb on the button. */
  confirm: string;
  onConfirm: () => void;
  /** The verb that leaves everything as it is. */
  cancel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** What gets the keyboard's place afterwards, where that is not what had it before: a menu that is closed by then. */
  opener?: HTMLElement | null | undefined;
}

/** As Radix draws it; confirm-dialog.tsx fetches it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, children, confirm, onConfirm, danger, busy, opener } = props;
  const focus = useDialogFocus({ findFirst: findField, opener });
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        {/* Over whatever was open when it is asked: only the question can be pressed. */}
        <Scrim className="z-50" />
        <AlertDialog.Content
          {...focus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto rounded-t-xl border border-line bg-surface shadow-raised motion-safe:animate-sheet sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:max-w-lg sm:-translate-y-1/2 sm:rounded-xl motion-safe:sm:animate-pop"
        >
          <DialogScroller>
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-sm text-muted">{text}</div>
            </AlertDialog.Description>
            {children && <div className="mt-5">{children}</div>}
            <DialogFooter>
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{props.cancel ?? m.ui_cancel()}</Button>
              </AlertDialog.Cancel>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </DialogFooter>
          </DialogScroller>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
