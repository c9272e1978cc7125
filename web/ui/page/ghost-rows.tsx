import type { ReactNode } from 'react';
import { FjordScene } from './fjord-scene.tsx';

interface GhostRowsProps {
  count: number;
  /** Signs of what each is, and of what can be done with it. */
  start: ReactNode;
  end: ReactNode;
  hasPicture?: boolean;
}

/** What a list will look like, for an EmptyState: shapes without a word, so that nobody takes them for their own. */
export function GhostRows({ count, start, end, hasPicture = false }: GhostRowsProps) {
  return Array.from({ length: count }, (_, place) => (
    <div key={place} className="mb-3 space-y-4 rounded-xl border border-line bg-surface p-4 text-accent-text">
      <div className="flex items-center gap-4 [&_svg]:size-8 [&_svg]:stroke-[1.5]">
        {start}
        <div className="grow space-y-2.5">
          <div className="h-2.5 w-2/3 rounded-full bg-line" />
          <div className="h-2 w-2/5 rounded-full bg-line" />
        </div>
        {end}
      </div>
      {hasPicture && (
        <div className="overflow-hidden rounded-lg border border-line">
          <FjordScene className="aspect-[4/1] bg-sunken" />
          <div className="m-3 h-2.5 w-2/5 rounded-full bg-line" />
          <div className="m-3 h-6 w-16 rounded-md bg-line" />
        </div>
      )}
    </div>
  ));
}
