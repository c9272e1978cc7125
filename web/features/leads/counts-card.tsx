import type { CampaignLeads } from '#contract/leads.ts';
import { Card } from '#web/ui/card.tsx';
import { countWords } from './count-words.ts';
import { LettersSwitch } from './letters-switch.tsx';

/** Whether all leads Meta has are here, in words, and whether letters tell of new ones. */
export function CountsCard({ campaign }: { campaign: CampaignLeads }) {
  const { counts, facebookCampaignId, lettersOn, lastUpdatedAt, problem } = campaign;
  const wasRead = lastUpdatedAt !== null || problem !== null;
  return (
    <Card className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_20rem] lg:items-center">
      <p className="text-sm text-pretty text-muted">{countWords(counts, { wasRead }).join(' ')}</p>
      <LettersSwitch facebookCampaignId={facebookCampaignId} lettersOn={lettersOn} />
    </Card>
  );
}
