import { m } from '#web/paraglide/messages.js';
import { cn } from './class-names.ts';

/** Holds the place of something that is being fetched. Say so to a screen reader elsewhere. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={cn('else:h-4 animate-pulse else:rounded-lg else:bg-line/50', className)} />
  );
}

/** Holds the place of the one thing that is being fetched here, and says so to a screen reader. */
export function LoadingBlock({ className }: { className?: string | undefined }) {
  return (
    <div>
      <LoadingWords />
      <Skeleton className={className} />
    </div>
  );
}

/** Tells a screen reader that something is being fetched. */
export function LoadingWords() {
  return (
    // Built before anybody's language is known.
    <span role="status" className="sr-only" suppressHydrationWarning>
      {m.ui_loading()}
    </span>
  );
}
