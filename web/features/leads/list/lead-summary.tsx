import type { CampaignLeads } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { FigureCell, FigureStrip } from '#web/ui/figure-strip.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';

interface LeadSummaryProps {
  campaign: CampaignLeads;
  total: number;
  unhandled: number | undefined;
}

/** How many there are, how many nobody has dealt with, and how new this is. */
export function LeadSummary({ campaign: { lastUpdatedAt }, total, unhandled }: LeadSummaryProps) {
  const now = useNow();
  const hint = unhandledWords(total, unhandled);
  return (
    <FigureStrip>
      <FigureCell isLarge name={m.leads_total()} value={formatWhole(total)} hint={hint} />
      <FigureCell
        name={m.leads_last_updated()}
        value={
          lastUpdatedAt
            ? // The clock ticks rarely, so a lead may have come after its last tick.
              formatRelative(lastUpdatedAt, Math.max(now, Date.parse(lastUpdatedAt)))
            : m.leads_never_updated()
        }
        hint={<span className="max-sm:hidden">{m.leads_updates_itself()}</span>}
      />
    </FigureStrip>
  );
}

function unhandledWords(total: number, unhandled: number | undefined) {
  if (total === 0 || unhandled === undefined) return undefined;
  return unhandled === 0 ? m.leads_all_handled() : m.leads_unhandled({ shown: formatWhole(unhandled) });
}
