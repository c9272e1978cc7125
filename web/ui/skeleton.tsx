import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** Holds the place of something that is being fetched. Say so to a screen reader elsewhere. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={cn('else:h-4 animate-pulse else:rounded-lg else:bg-line/50', className)} />
  );
}

/** Holds the place of a page about one thing: what it is called, and below that whatever holds the place of the rest. */
export function LoadingPage({ says, children }: { says: string; children: ReactNode }) {
  return (
    <>
      <div className="space-y-2">
        <Skeleton className="h-8 w-64 max-w-full" />
        <p role="status" className="text-muted">
          {says}
        </p>
      </div>
      {children}
    </>
  );
}

/** Holds the place of the one thing that is being fetched here, and says so to a screen reader. */
export function LoadingBlock({ className }: { className?: string | undefined }) {
  return (
    <div>
      <Spinner name={m.ui_loading()} className="sr-only" />
      <Skeleton className={className} />
    </div>
  );
}
