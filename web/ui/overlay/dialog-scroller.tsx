import type { ReactNode } from 'react';

/** Lets a dialog be longer than the screen. Apart from the dialog itself, as a browser lets whatever scrolls be focused. */
export function DialogScroller({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-[inherit] p-5 sm:p-6">{children}</div>
  );
}
