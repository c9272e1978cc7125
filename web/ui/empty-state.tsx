import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface EmptyStateProps {
  icon?: ReactNode | undefined;
  title: string;
  /** What will be here, and how it gets here. */
  text: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode | undefined;
  heading?: 'h2' | 'h3' | 'p';
  className?: string | undefined;
}

/** Nothing here yet: says what will be, and offers one action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center rounded-xl border border-dashed border-line-button px-6 py-12 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden className="mb-4 text-accent-text [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className="text-base font-semibold">{title}</Heading>
      <div className="mt-1.5 max-w-md text-sm text-pretty text-muted">{text}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
