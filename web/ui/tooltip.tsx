import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface TooltipProps {
  text: string;
  /** One element that can be focused. */
  children: ReactNode;
  side?: ComponentProps<typeof Radix.Content>['side'];
  /** Shows nothing while true. */
  off?: boolean | undefined;
}

/** A few more words on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, children, side = 'top', off }: TooltipProps) {
  if (off) return children;
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-lg border border-line bg-raised px-2.5 py-1.5 text-xs font-medium text-text shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
