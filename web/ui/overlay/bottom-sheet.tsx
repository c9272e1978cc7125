import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Scrim } from './scrim.tsx';
import { findField, useDialogFocus } from './use-dialog-focus.ts';

interface BottomSheetProps {
  /** What opened it, and what has the keyboard again afterwards. */
  anchor: RefObject<HTMLElement | null>;
  name: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small form where a thumb reaches it: at the bottom of a narrow screen, made only while it is open. */
export function BottomSheet({ anchor, name, onClose, children }: BottomSheetProps) {
  const { onOpenAutoFocus, tabIndex } = useDialogFocus({ findFirst: findField });
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          aria-describedby={undefined}
          tabIndex={tabIndex}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus({ preventScroll: true });
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] animate-sheet overflow-y-auto rounded-t-xl border-t border-line bg-raised px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-sm text-text shadow-raised motion-reduce:animate-none"
        >
          <Radix.Title className="sr-only">{name}</Radix.Title>
          <span aria-hidden className="mx-auto mb-3 block h-1 w-10 rounded-full bg-line-strong" />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
