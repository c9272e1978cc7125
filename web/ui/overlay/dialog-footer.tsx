import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';

interface DialogFooterProps {
  /** What stands in the way, or has happened: told where the eyes are when the button is pressed. */
  note?: ReactNode;
  /** Left as it was: a button of its own, before what does it. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** The last row of a form in a dialog: at its very edge, and in view however long the form is. */
export function DialogFooter({ note, onLeave, children }: DialogFooterProps) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 space-y-4 border-t border-line bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(height<500px)]:static">
      {note}
      <div className="flex flex-wrap gap-2 *:grow sm:justify-end sm:*:grow-0">
        {onLeave && (
          <Button variant="secondary" onClick={onLeave}>
            {m.ui_cancel()}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
