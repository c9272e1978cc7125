import type { ReactNode } from 'react';
import { FjordScene } from './fjord-scene.tsx';

interface GhostRowsProps {
  count: number;
  /** Signs of what each is, and of what can be done with it. */
  start: ReactNode;
  end: ReactNode;
  /** What the first will hold, in words. */
  title?: string;
  text?: string;
  hasPicture?: boolean;
}

/** What a list will look like, for an EmptyState: without a name or a figure, so that nobody takes it for their own. */
export function GhostRows({ count, start, end, title, text, hasPicture = false }: GhostRowsProps) {
  return Array.from({ length: count }, (_, place) => (
    <div key={place} className="mb-3 rounded-xl border border-line-button bg-surface p-4 light:border-line">
      <div className="flex items-center gap-3 text-accent-text sm:gap-4 [&_svg]:size-6 [&_svg]:stroke-[1.5] sm:[&_svg]:size-8">
        {start}
        {title && place === 0 ? (
          <div className="min-w-0 flex-1 text-left wrap-anywhere">
            <p className="text-sm font-semibold text-text">{title}</p>
            <p className="text-xs text-muted">{text}</p>
          </div>
        ) : (
          <div className="grow space-y-2.5">
            <div className="h-2.5 w-2/3 rounded-full bg-line-button light:bg-line" />
            <div className="h-2 w-2/5 rounded-full bg-line-button light:bg-line" />
          </div>
        )}
        {end}
      </div>
      {hasPicture && (
        <div className="mt-4 overflow-hidden rounded-lg border border-line-button light:border-line">
          <FjordScene className="aspect-[6/1] bg-sunken in-data-[theme=dark]:[--scene-far:var(--line-button)] in-data-[theme=dark]:[--scene-near:var(--line)]" />
        </div>
      )}
    </div>
  ));
}
