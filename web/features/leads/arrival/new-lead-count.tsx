import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { useLeadTotals } from '../list/use-lead-totals.ts';

/** How many leads of a campaign nobody has dealt with; nothing where there are none. */
export function NewLeadCount({ facebookCampaignId }: { facebookCampaignId: string }) {
  const count = useLeadTotals(facebookCampaignId)?.unhandled ?? 0;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-accent-soft px-1.5 py-px font-semibold text-accent-text">
      {m.leads_new_count({ count, shown: formatWhole(count) })}
    </span>
  );
}
