import { m } from '#web/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Holds the place of a campaign's leads while they are fetched. */
export function LeadsPlaceholder() {
  return (
    <>
      <Spinner name={m.ui_loading()} className="sr-only" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-4">
        <Skeleton className="h-22 bg-surface sm:h-28" />
        <Skeleton className="h-22 bg-surface sm:h-28" />
        <Skeleton className="h-28 bg-surface max-md:hidden max-lg:col-span-2" />
      </div>
      <Skeleton className="h-96 bg-surface" />
    </>
  );
}
