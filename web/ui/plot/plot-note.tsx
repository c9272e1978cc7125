import type { ReactNode } from 'react';

interface PlotNoteProps {
  /** Which point of a chart it is about. */
  at: string;
  value: string;
  children?: ReactNode;
}

/** What a chart says of the point somebody points at, or goes to by arrow keys. */
export function PlotNote({ at, value, children }: PlotNoteProps) {
  return (
    <div
      role="status"
      className="rounded-lg border border-line bg-raised px-3 py-2 font-figures text-xs text-text shadow-raised"
    >
      <p className="text-muted">{at}</p>
      <p className="text-sm font-semibold">{value}</p>
      {children}
    </div>
  );
}
