import { Tooltip as Radix } from 'radix-ui';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

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
  const trigger = useRef<HTMLButtonElement>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  // What is drawn in no landmark is lost to people who move from one to the next.
  const findLandmark = () =>
    trigger.current?.closest<HTMLElement>('main, aside, header, [role=dialog]') ?? null;
  function change(open: boolean) {
    // Not when the keyboard's place was only put back there, after a click or a tap.
    if (open && !trigger.current?.matches(':hover, :focus-visible')) return;
    if (open) setLandmark(findLandmark());
    setOpen(open);
  }
  if (off) return children;
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={isOpen} onOpenChange={change}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={landmark}>
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
