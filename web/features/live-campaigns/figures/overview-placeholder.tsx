import { LoadingWords, Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of overview, charts and table while they are fetched. */
export function OverviewPlaceholder() {
  return (
    <div className="space-y-4 lg:-mt-2 lg:space-y-2 tall:lg:space-y-4">
      <LoadingWords />
      <Skeleton className="h-11 max-w-2xl sm:max-lg:h-16 lg:h-8" />
      <Skeleton className="h-26 bg-surface lg:h-28 tall:lg:h-30" />
      <div className="grid gap-3 max-sm:hidden lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-2 tall:lg:gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <Skeleton className="h-60 bg-surface lg:h-50" />
        <Skeleton className="h-60 bg-surface lg:h-50" />
      </div>
      <Skeleton className="h-96 bg-surface" />
    </div>
  );
}
