import { Slot } from 'radix-ui';
import { useState } from 'react';
import { later, usePart } from '../later.ts';
import type { PopoverProps } from './popover-parts.tsx';

const popoverParts = later(() => import('./popover-parts.tsx'));

/** A little more beside a button, on click. What draws it is fetched when somebody reaches for the button. */
export function Popover(props: PopoverProps) {
  const [isAsked, setAsked] = useState(false);
  const parts = usePart(popoverParts, isAsked, () => setAsked(false));
  if (parts) return <parts.Popover {...props} />;
  return (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={popoverParts.ahead}
      onFocus={popoverParts.ahead}
      onClick={() => setAsked(true)}
    >
      {props.trigger}
    </Slot.Root>
  );
}
