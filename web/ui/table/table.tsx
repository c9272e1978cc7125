import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../class-names.ts';

interface TableProps {
  /** What the table shows; read to a screen reader, not drawn. */
  name: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A table that scrolls sideways inside its own frame, never the page. */
export function Table({ name, children, className }: TableProps) {
  return (
    <section
      aria-label={name}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className={cn('w-full border-collapse text-left text-sm', className)}>
        <caption className="sr-only">{name}</caption>
        {children}
      </table>
    </section>
  );
}

interface CellProps {
  /** Figures stand at the end, in digits of one width. */
  figure?: boolean | undefined;
}

const cell = 'px-4 else:py-3 else:align-middle';
const figureStyle = 'text-right whitespace-nowrap tabular-nums';

export function HeaderCell({ figure, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={cn(
        cell,
        'py-2.5 text-xs font-medium whitespace-nowrap text-muted',
        figure && figureStyle,
        className,
      )}
      {...rest}
    />
  );
}

export function HeaderRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr className={cn('border-b border-line', className)} {...rest} />
    </thead>
  );
}

export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn('border-b border-line transition-colors last:border-b-0 hover:bg-hover', className)}
      {...rest}
    />
  );
}

export function Cell({ figure, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td className={cn(cell, figure && figureStyle, className)} {...rest} />;
}
