import type { CampaignLeads } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import { countWords } from './count-words.ts';

/** Whether all leads Meta has are here, in words, below them. */
export function CountsLine({ campaign }: { campaign: CampaignLeads }) {
  const { counts, lastUpdatedAt, problem } = campaign;
  const wasRead = lastUpdatedAt !== null || problem !== null;
  const { countedAt } = counts;
  return (
    <p
      title={countedAt ? m.leads_counts_at({ time: formatDateTime(countedAt) }) : undefined}
      className="text-sm text-pretty text-muted"
    >
      {countWords(counts, { wasRead }).join(' ')}
    </p>
  );
}
