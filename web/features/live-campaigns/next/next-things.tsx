import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useDrifts } from '../drift/use-drifts.ts';
import { rowsPlace } from '../week/week-path.ts';
import { findNext, type NewLeads } from './find-next.ts';
import { mostShown, ThingList } from './thing-list.tsx';

/** On a phone campaigns are to come soon; beside the chart, which is low in a low window, a third would be cut off. */
const hasLittleRoom = '(max-width: 639px), (min-width: 1024px) and (max-height: 999px)';
const mostWithLittleRoom = 2;

interface NextThingsProps {
  campaigns: readonly LiveCampaign[];
  newLeads: readonly NewLeads[];
  className?: string;
}

/** What waits for the owner, at most three things, each with why and one button. */
export function NextThings({ campaigns, newLeads, className }: NextThingsProps) {
  const drifts = useDrifts();
  const things = findNext(campaigns, newLeads, drifts.data?.drifts ?? []);
  const most = useWideScreen(hasLittleRoom) ? mostWithLittleRoom : mostShown;
  const rest = things.length - most;
  return (
    <section
      aria-labelledby="next"
      className={cn(
        'flex min-w-0 flex-col overflow-y-auto rounded-xl border border-line bg-surface px-4 py-2 sm:py-3',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="next" className="text-sm font-semibold">
          {m.live_next()}
        </h2>
        {rest > 0 && (
          <a href={`#${rowsPlace}`} className="text-xs font-medium text-accent-text hover:underline">
            {m.live_next_more({ count: rest })}
          </a>
        )}
      </div>
      {things.length === 0 ? (
        <div className="mt-2 text-sm">
          <p>{m.live_next_none()}</p>
          <p className="mt-0.5 text-xs text-muted">{m.live_next_none_text()}</p>
        </div>
      ) : (
        <div className="mt-1 sm:mt-2">
          <ThingList things={things} most={most} />
        </div>
      )}
    </section>
  );
}
