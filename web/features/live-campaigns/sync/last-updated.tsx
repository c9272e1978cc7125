import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';

/** 'Last updated 5 minutes ago', kept true while the page is open. */
export function LastUpdated({ at }: { at: string }) {
  const now = useNow();
  // The clock ticks rarely, so a sync may have ended after its last tick.
  const time = formatRelative(at, Math.max(now, new Date(at).getTime()));
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {m.live_last_updated({ time })}
    </time>
  );
}
