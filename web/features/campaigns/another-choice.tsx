import { FoldMark } from '#web/ui/fold-mark.tsx';
import type { ReactNode } from 'react';

/** A way to choose another page or ad account, without leaving the step for it. */
export function AnotherChoice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-1 text-sm font-medium hover:underline [&::-webkit-details-marker]:hidden">
        <FoldMark className="text-muted" />
        {name}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
