import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '../icon-button.tsx';
import { Scrim } from './scrim.tsx';
import { findField, useDialogFocus } from './use-dialog-focus.ts';

export interface BottomSheetProps {
  /** What opened it, and what has the keyboard again afterwards. Where there is room, it stands beside that. */
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
        {/* Over the menu, where it was opened from there. */}
        <Scrim className="z-50" />
        <Radix.Content
          aria-describedby={undefined}
          tabIndex={tabIndex}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus({ preventScroll: true });
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto rounded-t-xl border-t border-line bg-raised px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-sm text-text shadow-raised motion-safe:animate-sheet"
        >
          <div className="mb-2 flex items-start justify-between gap-4">
            <Radix.Title className="min-w-0 py-2.5 text-base font-semibold wrap-anywhere">{name}</Radix.Title>
            <Radix.Close asChild>
              <IconButton name={m.ui_close()} hasTooltip={false} className="-mr-3 size-11 shrink-0">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
