import { cn } from './class-names.ts';

/** Holds the place of something that is being fetched. Say so to a screen reader elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('h-4 animate-pulse rounded-lg bg-line', className)} />;
}
