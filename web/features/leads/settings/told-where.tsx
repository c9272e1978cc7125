import type { CampaignLeads } from '#contract/leads/lead.ts';
import { Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { EmailsSwitch } from './emails-switch.tsx';

/** Where new leads are told of besides this page: by email, and in a system of one's own. */
export function ToldWhere({ campaign: { facebookCampaignId, emailsOn } }: { campaign: CampaignLeads }) {
  return (
    <div className="flex flex-col justify-center gap-2 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <EmailsSwitch facebookCampaignId={facebookCampaignId} emailsOn={emailsOn} />
      <Link
        to="/profile#leads"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent-text hover:underline md:min-h-9"
      >
        <Webhook aria-hidden className="size-4" />
        {m.leads_to_webhook()}
      </Link>
    </div>
  );
}
