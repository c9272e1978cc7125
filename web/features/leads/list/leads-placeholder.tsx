import { m } from '#web/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Holds the place of a campaign's leads while they are fetched. */
export function LeadsPlaceholder() {
  return (
    <>
      <Spinner name={m.ui_loading()} className="sr-only" />
      <div className="grid gap-3 lg:gap-4 xl:grid-cols-2">
        <Skeleton className="h-22 bg-surface" />
        <Skeleton className="h-18 bg-surface max-md:hidden" />
      </div>
      <Skeleton className="h-96 bg-surface" />
    </>
  );
}
