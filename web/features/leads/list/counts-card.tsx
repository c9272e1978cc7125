import type { CampaignLeads } from '#contract/leads/lead.ts';
import { Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { countWords } from './count-words.ts';
import { EmailsSwitch } from '../settings/emails-switch.tsx';

/** Whether all leads Meta has are here, in words, and whether letters tell of new ones. */
export function CountsCard({ campaign }: { campaign: CampaignLeads }) {
  const { counts, facebookCampaignId, emailsOn, lastUpdatedAt, problem } = campaign;
  const wasRead = lastUpdatedAt !== null || problem !== null;
  return (
    <Card className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_20rem] lg:items-center">
      <p className="text-sm text-pretty text-muted">{countWords(counts, { wasRead }).join(' ')}</p>
      <div className="space-y-3">
        <EmailsSwitch facebookCampaignId={facebookCampaignId} emailsOn={emailsOn} />
        <Link
          to="/profile#leads"
          className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-accent-text hover:underline"
        >
          <Webhook aria-hidden className="size-4" />
          {m.leads_to_webhook()}
        </Link>
      </div>
    </Card>
  );
}
