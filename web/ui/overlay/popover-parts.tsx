import { Dialog, Popover as Radix, Slot } from 'radix-ui';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useWideScreen } from '../use-wide-screen.ts';
import { BottomSheet } from './bottom-sheet.tsx';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it is about. */
  name: string;
  children: ReactNode;
}

/** Around what leads elsewhere: it closes what it stands in. */
export function PopoverClose(props: ComponentProps<typeof Radix.Close>) {
  return useWideScreen() ? <Radix.Close {...props} /> : <Dialog.Close {...props} />;
}

/** As Radix draws it, open from the start; popover.tsx fetches it. */
export function Popover({ trigger, name, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  if (!useWideScreen())
    return (
      <>
        <Slot.Root ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {trigger}
        </Slot.Root>
        {isOpen && (
          <BottomSheet anchor={button} name={name} onClose={() => setOpen(false)}>
            {children}
          </BottomSheet>
        )}
      </>
    );
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={name}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-xl border border-line bg-raised p-4 text-sm text-text shadow-raised motion-safe:animate-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
