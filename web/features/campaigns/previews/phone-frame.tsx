import type { ReactNode } from 'react';

/** A phone round what is seen on one. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-80 overflow-hidden rounded-[2.25rem] border-[6px] border-story bg-feed shadow-raised ring-1 ring-line-strong/60">
      <div aria-hidden className="mx-auto my-2.5 h-1.5 w-16 rounded-full bg-line-strong" />
      <div className="[&>figure]:rounded-none [&>figure]:border-0">{children}</div>
      <div aria-hidden className="mx-auto my-2.5 h-1 w-24 rounded-full bg-line-strong" />
    </div>
  );
}
