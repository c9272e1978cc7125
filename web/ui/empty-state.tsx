import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface EmptyStateProps {
  icon?: ReactNode | undefined;
  title: string;
  /** What will be here, and how it gets here. */
  text: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode | undefined;
  /** What it will look like: for a page that holds nothing else. */
  preview?: ReactNode;
  heading?: 'h2' | 'h3' | 'p';
  className?: string | undefined;
}

/** Nothing here yet: says what will be, and offers one action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  preview,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center justify-center px-6 py-12 text-center',
        preview && 'min-h-[max(55vh,28rem)]',
        className,
      )}
    >
      {preview && (
        // Only its end fades, however many lines the words above take.
        <div aria-hidden className="mb-6 w-full max-w-md mask-b-from-[calc(100%-5rem)]">
          {preview}
        </div>
      )}
      {icon && (
        <span aria-hidden className="mb-4 text-accent-text [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className={cn('font-semibold text-balance', preview ? 'text-xl' : 'text-base')}>
        {title}
      </Heading>
      <div className="mt-1.5 max-w-md text-sm text-balance text-muted">{text}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
