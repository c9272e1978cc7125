import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';

/** How many leads of all campaigns nobody has dealt with; nothing where there are none. */
export function WaitingCount() {
  const { data: count } = useQuery({
    ...api.leads.summaries.queryOptions({
      select: (summaries) => summaries.reduce((sum, { unhandled }) => sum + unhandled, 0),
    }),
    enabled: useMay('leads'),
  });
  if (!count) return null;
  return (
    <span className="grid min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem]/4 font-semibold text-on-accent tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{m.leads_new_count({ count, shown: formatWhole(count) })}</span>
    </span>
  );
}
