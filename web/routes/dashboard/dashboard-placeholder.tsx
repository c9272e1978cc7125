import { LoadingWords, Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of a dashboard whose owner may be new or old: nothing that is only true of one of them. */
export function DashboardPlaceholder() {
  return (
    <div className="space-y-6">
      <LoadingWords />
      <Skeleton className="h-28 max-w-2xl" />
      <Skeleton className="h-22 rounded-xl bg-surface" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl bg-surface" />
        <Skeleton className="h-72 rounded-xl bg-surface" />
      </div>
      <Skeleton className="h-85 rounded-xl bg-surface" />
    </div>
  );
}
