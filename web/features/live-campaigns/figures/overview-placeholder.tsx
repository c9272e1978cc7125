import { m } from '#web/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of overview, charts and table while they are fetched. */
export function OverviewPlaceholder() {
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {m.ui_loading()}
      </p>
      <Skeleton className="h-18 w-64" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {['spend', 'impressions', 'clicks', 'results'].map((figure) => (
          <Skeleton key={figure} className="h-40" />
        ))}
      </div>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
