import type { CampaignLeads } from '#contract/leads/lead.ts';
import { Clock, CloudCheck, Users } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { Stat } from '#web/ui/stat.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface LeadSummaryProps {
  campaign: CampaignLeads;
  total: number;
  unhandled: number | undefined;
}

/** How many there are, how many nobody has dealt with, how new this is, and whether Meta has more. */
export function LeadSummary({ campaign: { counts, lastUpdatedAt }, total, unhandled }: LeadSummaryProps) {
  const now = useNow();
  return (
    <dl className="grid gap-3 min-[340px]:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      <Stat
        name={m.leads_total()}
        icon={<Users aria-hidden />}
        value={formatWhole(total)}
        hint={unhandledWords(total, unhandled)}
      />
      <Stat
        name={m.leads_last_updated()}
        icon={<Clock aria-hidden />}
        value={
          lastUpdatedAt ? (
            <time dateTime={lastUpdatedAt} title={formatDateTime(lastUpdatedAt)}>
              {/* The clock ticks rarely, so a lead may have come after its last tick. */}
              {formatRelative(lastUpdatedAt, Math.max(now, new Date(lastUpdatedAt).getTime()))}
            </time>
          ) : (
            m.leads_never_updated()
          )
        }
        hint={m.leads_updates_itself()}
      />
      <Stat
        name={m.leads_at_meta()}
        icon={<CloudCheck aria-hidden />}
        value={counts.atMeta === null ? '–' : formatWhole(counts.atMeta)}
        hint={agreementWords(counts, total)}
      />
    </dl>
  );
}

function unhandledWords(total: number, unhandled: number | undefined) {
  if (total === 0 || unhandled === undefined) return undefined;
  return unhandled === 0 ? m.leads_all_handled() : m.leads_unhandled({ shown: formatWhole(unhandled) });
}

function agreementWords({ atMeta, agree, hereRecent }: CampaignLeads['counts'], total: number) {
  if (atMeta === null) return m.leads_count_unknown();
  if (!agree || atMeta > hereRecent) return m.leads_disagree({ here: formatWhole(hereRecent) });
  return atMeta < total ? m.leads_agree_fewer() : m.leads_agree();
}
