import type { CampaignLeads } from '#contract/leads/lead.ts';
import { countWords } from './count-words.ts';

/** Whether all leads Meta has are here, in words, below them. */
export function CountsLine({ campaign }: { campaign: CampaignLeads }) {
  const { counts, lastUpdatedAt, problem } = campaign;
  const wasRead = lastUpdatedAt !== null || problem !== null;
  return <p className="text-sm text-pretty text-muted">{countWords(counts, { wasRead }).join(' ')}</p>;
}
