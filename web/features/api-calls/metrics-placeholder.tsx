import { LoadingWords, Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the figures while they are fetched. */
export function MetricsPlaceholder() {
  return (
    <div className="space-y-6">
      <LoadingWords />
      <div className="grid gap-3 grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {['calls', 'success', 'time', 'retried'].map((figure) => (
          <Skeleton key={figure} className="h-32 bg-surface" />
        ))}
      </div>
      <Skeleton className="h-64 bg-surface" />
    </div>
  );
}
