import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { CircleCheck } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { rowsPlace } from '../week/week-path.ts';
import type { NextThing } from './find-next.ts';
import { mostShown, ThingList } from './thing-list.tsx';

/** On a phone campaigns are to come soon; beside the chart, which is low in a low window, a third would be cut off. */
const hasLittleRoom = '(max-width: 639px), (min-width: 1024px) and (max-height: 999px)';
const mostWithLittleRoom = 2;

interface NextThingsProps {
  things: readonly NextThing<LiveCampaign>[];
  className?: string;
}

/** What waits for the owner, at most three things, each with why and one button. */
export function NextThings({ things, className }: NextThingsProps) {
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
      <div className="mt-1 sm:mt-2">
        <ThingList things={things} most={most} />
      </div>
    </section>
  );
}

/** The same in a line, where nothing waits. */
export function NothingNext() {
  return (
    <section aria-labelledby="next" className="text-sm text-muted">
      <h2 id="next" className="sr-only">
        {m.live_next()}
      </h2>
      <p title={m.live_next_none_text()}>
        <CircleCheck aria-hidden className="mr-1.5 inline size-4 align-[-0.2em] text-success-text" />
        {m.live_next_none()}
      </p>
    </section>
  );
}
