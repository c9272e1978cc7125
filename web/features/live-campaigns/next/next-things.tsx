import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useDrifts } from '../drift/use-drifts.ts';
import { rowsPlace } from '../week/week-path.ts';
import { findNext, type NewLeads } from './find-next.ts';
import { mostShown, ThingList } from './thing-list.tsx';

interface NextThingsProps {
  campaigns: readonly LiveCampaign[];
  newLeads: readonly NewLeads[];
  className?: string;
}

/** What waits for the owner, at most three things, each with why and one button. */
export function NextThings({ campaigns, newLeads, className }: NextThingsProps) {
  const drifts = useDrifts();
  const things = findNext(campaigns, newLeads, drifts.data?.drifts ?? []);
  const rest = things.length - mostShown;
  return (
    <section
      aria-labelledby="next"
      className={cn(
        'flex min-w-0 flex-col overflow-y-auto rounded-xl border border-line bg-surface px-4 py-3',
        className,
      )}
    >
      <h2 id="next" className="text-sm font-semibold">
        {m.live_next()}
      </h2>
      {things.length === 0 ? (
        <div className="mt-2 text-sm">
          <p>{m.live_next_none()}</p>
          <p className="mt-0.5 text-xs text-muted">{m.live_next_none_text()}</p>
        </div>
      ) : (
        <div className="mt-2">
          <ThingList things={things} />
        </div>
      )}
      {rest > 0 && (
        <a href={`#${rowsPlace}`} className="mt-2 text-xs font-medium text-accent-text hover:underline">
          {m.live_next_more({ count: rest })}
        </a>
      )}
    </section>
  );
}
