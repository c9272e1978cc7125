import { m } from '#web/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the table while campaigns are read for the first time. */
export function ReadingCampaigns() {
  return (
    <div className="rounded-xl border border-line bg-surface p-5">
      <p role="status" className="text-sm text-muted">
        {m.live_reading()}
      </p>
      <div className="mt-5 space-y-4">
        {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
          <Skeleton key={width} className={`h-8 bg-sunken ${width}`} />
        ))}
      </div>
    </div>
  );
}
