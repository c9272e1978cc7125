import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Scrim } from '../overlay/scrim.tsx';
import { useDialogFocus } from '../overlay/use-dialog-focus.ts';

interface SidebarDrawerProps {
  name: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The menu where there is no room beside the page: sidebar.tsx fetches it when it is first opened. */
export function SidebarDrawer({ name, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  const focus = useDialogFocus({ findFirst: (drawer) => drawer.querySelector('nav :is(a, button)') });
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim className="md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          data-drawer
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] border-r border-line bg-sunken shadow-raised md:hidden"
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
