import type { ReactNode } from 'react';

interface TileProps {
  name: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Beside the figure: how it stands. */
  children?: ReactNode;
}

/** One figure with its name, small, in a `<dl>`. */
export function Tile({ name, value, hint, children }: TileProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-base font-semibold tracking-tight whitespace-nowrap">{value}</span>
          {children}
        </span>
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </dd>
    </div>
  );
}
