import { Popover as Radix } from 'radix-ui';
import { useEffect, type RefObject } from 'react';
import { useWideScreen } from '../use-wide-screen.ts';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';

/** As Radix draws it; anchored-popover.tsx fetches it. */
export function AnchoredPopover(props: BottomSheetProps) {
  useEffect(() => swallowSecondClick, []);
  return useWideScreen() ? <Beside {...props} /> : <BottomSheet {...props} />;
}

function Beside({ anchor, name, onClose, children }: BottomSheetProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={name}
          // What stands before the button in its row stays in sight.
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus({ preventScroll: true });
          }}
          className="z-50 w-76 max-w-[calc(100vw-1.5rem)] rounded-xl border border-line bg-raised p-4 text-sm text-text shadow-raised motion-safe:animate-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The second half of a double click, whose first half has closed what was pressed, presses nothing that lies behind. */
function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, signal: AbortSignal.timeout(500) });
}
