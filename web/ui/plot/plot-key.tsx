import type { ReactNode } from 'react';

/** What one sign of a chart stands for. */
export function PlotKey({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      {sign}
      <span className="first-letter:uppercase">{children}</span>
    </span>
  );
}
