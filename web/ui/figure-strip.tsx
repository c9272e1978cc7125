import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from './class-names.ts';

interface FigureCellProps {
  name: string;
  value: string;
  /** It is what the page is about. */
  isLarge?: boolean;
  hint?: ReactNode | undefined;
  /** Where what is counted stands one by one, unless that is right here. */
  to?: string;
}

/** A few small figures side by side, for a page about something else. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-surface *:last:odd:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:*:last:odd:col-span-1">
      {children}
    </dl>
  );
}

/** One of them, which leads to its rows where they stand elsewhere. */
export function FigureCell({ name, value, isLarge = false, hint, to }: FigureCellProps) {
  const look = cn(isLarge && 'text-xl', 'font-semibold');
  return (
    <div
      className={cn(
        'relative -mb-px -ml-px min-w-0 border-b border-l border-line px-4 py-3 sm:px-6',
        to && 'transition-colors duration-150 focus-within:bg-hover hover:bg-hover',
      )}
    >
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
        {to ? (
          <Link
            to={to}
            aria-label={`${name}: ${value}`}
            className={cn(
              look,
              'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
            )}
          >
            {value}
          </Link>
        ) : (
          <span className={look}>{value}</span>
        )}
        {hint && <span className="basis-full text-xs text-muted">{hint}</span>}
      </dd>
    </div>
  );
}
