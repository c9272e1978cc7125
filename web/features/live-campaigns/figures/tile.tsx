import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface TileProps {
  name: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Large: it is what somebody came for. */
  isMain?: boolean;
  /** Beside the figure: how it stands. */
  children?: ReactNode;
}

/** One figure with its name, in a `<dl>`. */
export function Tile({ name, value, hint, isMain = false, children }: TileProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            className={cn(
              isMain ? 'text-xl tracking-tight xl:text-2xl' : 'text-sm',
              'font-figures font-semibold whitespace-nowrap',
            )}
          >
            {value}
          </span>
          {children}
        </span>
        {hint && <span className="block font-figures text-xs text-muted">{hint}</span>}
      </dd>
    </div>
  );
}
