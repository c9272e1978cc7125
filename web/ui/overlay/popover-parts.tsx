import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it is about, for a screen reader. */
  name: string;
  children: ReactNode;
}

/** Around what leads elsewhere: it closes what it stands in. */
export const PopoverClose = Radix.Close;

/** As Radix draws it, open from the start; popover.tsx fetches it. */
export function Popover({ trigger, name, children }: PopoverProps) {
  return (
    <Radix.Root defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={name}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] rounded-xl border border-line bg-raised p-4 text-sm text-text shadow-raised"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
