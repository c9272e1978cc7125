import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton.tsx';

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
